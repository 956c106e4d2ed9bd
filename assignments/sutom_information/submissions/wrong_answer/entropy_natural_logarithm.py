"""Ton résultat est en logarithme népérien : tu trouves environ 0,69 au lieu de 1 pour deux valeurs équiprobables. Dans
quelle base est le logarithme quand on compte en bits ?
"""

from math import log


def entropy(counts):
    n = sum(counts)
    return sum(c / n * log(n / c) for c in counts if c > 0)
