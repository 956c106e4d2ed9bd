"""Tu ajoutes les surprises log2(1/p) sans les multiplier par les probabilités : les valeurs rares comptent autant que les
autres. De quoi l'entropie est-elle la moyenne ?
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    return sum(log2(n / c) for c in counts if c > 0)
