"""itertools.compress with a list of selectors, the result is a tuple."""

from itertools import compress


def possibles(L, proposition, rep):
    selecteurs = [reponse(m, proposition) == rep for m in L]
    return tuple(compress(L, selecteurs))
