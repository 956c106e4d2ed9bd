"""Ton information mutuelle est négative : tu as soustrait dans le mauvais sens. Laquelle de H(W) et H(W|Y) est la plus
grande ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, reste - log2(n)
