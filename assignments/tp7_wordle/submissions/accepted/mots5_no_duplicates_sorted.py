"""Drops the duplicates with a set and sorts the words again."""

mots = charger_mots()
mots5 = sorted({mot for mot in mots if len(mot) == 5})
