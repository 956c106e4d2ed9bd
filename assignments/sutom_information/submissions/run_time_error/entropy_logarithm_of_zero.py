"""Ta fonction prend le logarithme de 0 quand un effectif est nul, ce qui provoque une erreur. Que dit l'énoncé des valeurs
de probabilité nulle ?
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        h -= c / n * log2(c / n)
    return h
