"""Tu ajoutes les log2(n_y) sans les multiplier par n_y / n. H(W|Y) est une moyenne : elle ne peut pas dépasser H(W).
Vérifie-le sur l'exemple.
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
