"""Ta liste semble contenir le début de mots plus longs, coupés à cinq lettres. On veut garder des mots
entiers, tels qu'ils sont dans le dictionnaire : "maiso" est-il un mot ?
"""

mots5 = []
for mot in charger_mots():
    if len(mot) >= 5:
        mots5.append(mot[:5])
