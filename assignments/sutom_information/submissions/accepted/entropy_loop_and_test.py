"""A loop that leaves out the zeros."""

from math import log2


def entropy(counts):
    total = 0
    for n in counts:
        total = total + n
    h = 0.0
    for n in counts:
        if n != 0:
            p = n / total
            h = h - p * log2(p)
    return h
