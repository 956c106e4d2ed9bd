"""A Counter of (letter, position) pairs, read into a tuple of tuples."""

from collections import Counter


def compter(L):
    paires = Counter((numero_lettre(c), j) for mot in L for j, c in enumerate(mot))
    return tuple(tuple(paires[i, j] for j in range(5)) for i in range(26))
