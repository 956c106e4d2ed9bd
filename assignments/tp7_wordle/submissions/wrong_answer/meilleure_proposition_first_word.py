"""Ta fonction renvoie toujours le premier mot de la liste. Peux-tu savoir qu'un mot est le meilleur avant
d'avoir vu tous les autres ? Regarde à quel moment ton return est exécuté.
"""


def meilleure_proposition(L):
    C = compter(L)
    maxi = 0
    for mot in L:
        h = heuristique(C, mot)
        if h > maxi:
            return mot
