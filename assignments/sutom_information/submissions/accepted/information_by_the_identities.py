"""The reply depends on the word only: three numbers follow from two."""

from math import log2


def information(codes):
    codes = list(codes)
    avant = log2(len(codes))
    appris = entropy([codes.count(c) for c in sorted(set(codes))])
    return avant, appris, avant - appris, appris
