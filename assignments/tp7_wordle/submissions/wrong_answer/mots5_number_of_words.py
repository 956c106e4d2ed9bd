"""Ta variable contient le nombre de mots de cinq lettres, et non ces mots. La suite du TP a besoin des mots
eux-mêmes : que doit valoir mots5[0] ?
"""

mots5 = 0
for mot in charger_mots():
    if len(mot) == 5:
        mots5 = mots5 + 1
