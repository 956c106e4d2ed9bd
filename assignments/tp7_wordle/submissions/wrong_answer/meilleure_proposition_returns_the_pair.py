"""Ta fonction renvoie à la fois le score et le mot. On n'attend que le mot : que contient exactement la
valeur que tu renvoies, et comment n'en garder qu'une partie ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = (-1, "")
    for mot in L:
        meilleur = max(meilleur, (heuristique(C, mot), mot))
    return meilleur
