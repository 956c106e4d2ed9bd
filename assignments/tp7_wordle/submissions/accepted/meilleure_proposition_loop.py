"""The running maximum starts at -1; nothing to return for an empty list."""


def meilleure_proposition(L):
    C = compter(L)
    record = -1
    meilleur = None
    for mot in L:
        h = heuristique(C, mot)
        if h > record:
            record, meilleur = h, mot
    return meilleur
