"""functools.reduce as a knock-out tournament, with an assignment expression for the scores."""

from functools import reduce


def meilleure_proposition(L):
    if not (mots := list(L)):
        return None
    C = compter(mots)
    duel = lambda a, b: b if heuristique(C, b) > heuristique(C, a) else a
    return reduce(duel, mots)
