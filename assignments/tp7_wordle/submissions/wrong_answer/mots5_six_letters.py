"""Les mots de ta liste ont six caractères. As-tu compté un caractère de plus, par exemple une fin de ligne ?
Affiche len("arbre"), puis la longueur du premier mot de la liste complète.
"""

mots5 = []
for mot in charger_mots():
    if len(mot) == 6:
        mots5.append(mot)
