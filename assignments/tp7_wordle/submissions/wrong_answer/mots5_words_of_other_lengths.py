"""Ta liste semble contenir tous les mots sauf ceux de cinq lettres : ceux que tu voulais garder sont partis.
Que fait ton code quand il rencontre "arbre", et quand il rencontre "ami" ?
"""

mots5 = []
for mot in charger_mots():
    if len(mot) != 5:
        mots5.append(mot)
