"""Tu divises par le nombre de valeurs. Une probabilité est un effectif divisé par le total des effectifs."""

from math import log2


def entropy(counts):
    nombre = len(counts)
    return -sum(n / nombre * log2(n / nombre) for n in counts if n)
