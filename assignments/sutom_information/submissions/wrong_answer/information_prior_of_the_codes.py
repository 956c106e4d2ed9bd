"""Ton H(W) est le logarithme du nombre de réponses différentes. W est le mot à deviner : combien de candidats y a-t-il
avant la réponse ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(len(tailles)), entropy(tailles), reste, log2(n) - reste
