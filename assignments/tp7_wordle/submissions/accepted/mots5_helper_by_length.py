"""A helper groups all the words by length in a dictionary."""


def par_longueur(mots):
    groupes = {}
    for mot in mots:
        groupes.setdefault(len(mot), []).append(mot)
    return groupes


mots5 = par_longueur(charger_mots())[5]
