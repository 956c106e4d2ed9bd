"""No counter at all: each cell sums the words that fit (26 times slower)."""


def compter(L):
    return [[sum(mot[j] == lettre for mot in L) for j in range(5)] for lettre in "abcdefghijklmnopqrstuvwxyz"]
