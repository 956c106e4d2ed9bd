"""The comparison is >=, so the last of the best words is kept."""


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    meilleur = L[0]
    for i in range(1, len(L)):
        if heuristique(C, L[i]) >= heuristique(C, meilleur):
            meilleur = L[i]
    return meilleur
