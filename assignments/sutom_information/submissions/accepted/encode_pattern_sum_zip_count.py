"""A sum over pairs made by zip; the marks are looked up twice, in letters or in digits."""

from itertools import count


def valeur(c):
    return max("ryg".find(c), "012".find(c))


def encode_pattern(pattern):
    return sum(valeur(c) * pow(3, i) for c, i in zip(pattern, count()))
