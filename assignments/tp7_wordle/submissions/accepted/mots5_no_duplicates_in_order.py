"""Keeps the first occurrence of each word, testing membership while building."""

mots5 = []
deja_vus = set()
for mot in charger_mots():
    if len(mot) == 5 and mot not in deja_vus:
        deja_vus.add(mot)
        mots5.append(mot)
