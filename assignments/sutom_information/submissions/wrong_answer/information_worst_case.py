"""Ton H(W|Y) est celui du plus grand tiroir, c'est-à-dire le pire des cas. On demande une moyenne sur toutes les
réponses : comment y participe chaque tiroir ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = log2(max(tailles))
    return log2(n), entropy(tailles), reste, log2(n) - reste
