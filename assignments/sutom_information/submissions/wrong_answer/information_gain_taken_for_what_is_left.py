"""Tes deux derniers nombres sont échangés : ce que la réponse apprend, et l'incertitude qui reste après elle. Lequel doit
être grand pour une bonne proposition ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), log2(n) - reste, reste
