"""A list of scores, its maximum, and the index of this maximum."""


def meilleure_proposition(L):
    C = compter(L)
    scores = []
    for mot in L:
        scores.append(heuristique(C, mot))
    return L[scores.index(max(scores))]
