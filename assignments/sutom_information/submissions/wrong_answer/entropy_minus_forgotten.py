"""Ton entropie est négative : le logarithme d'une probabilité est négatif, ou nul. Quel signe as-tu oublié dans la
formule ?
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    return sum(c / n * log2(c / n) for c in counts if c > 0)
