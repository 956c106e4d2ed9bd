"""The first guess never changes: it is computed once and kept."""

memoire = {}


def premiere():
    if "mot" not in memoire:
        memoire["mot"] = meilleure_proposition(mots5)
    return memoire["mot"]


def resolution3(mot):
    L = mots5
    coups = 1
    proposition = premiere()
    while (rep := reponse(mot, proposition)) != mot:
        L = possibles(L, proposition, rep)
        proposition = meilleure_proposition(L)
        coups += 1
    return coups
