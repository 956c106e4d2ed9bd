"""max with a key function."""


def meilleure_proposition(L):
    C = compter(L)
    return max(L, key=lambda mot: heuristique(C, mot))
