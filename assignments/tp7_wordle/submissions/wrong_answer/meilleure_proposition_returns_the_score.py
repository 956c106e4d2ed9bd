"""Ta fonction renvoie le meilleur score, et non le mot qui l'obtient. Quelle seconde variable faut-il mettre
à jour quand tu trouves un score plus grand ?
"""


def meilleure_proposition(L):
    C = compter(L)
    maxi = 0
    for mot in L:
        h = heuristique(C, mot)
        if h > maxi:
            maxi = h
    return maxi
