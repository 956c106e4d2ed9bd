"""The largest (score, word) pair: the last word in the alphabet on ties."""


def meilleure_proposition(L):
    C = compter(L)
    score, mot = max((heuristique(C, mot), mot) for mot in L)
    return mot
