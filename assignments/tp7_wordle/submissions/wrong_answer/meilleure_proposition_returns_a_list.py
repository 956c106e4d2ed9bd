"""Ta fonction renvoie une liste de mots. On attend un seul mot, n'importe lequel des meilleurs s'il y a
égalité : comment en prendre un dans ta liste ?
"""


def meilleure_proposition(L):
    C = compter(L)
    maxi = 0
    for mot in L:
        maxi = max(maxi, heuristique(C, mot))
    return [mot for mot in L if heuristique(C, mot) == maxi]
