"""Tu divises par le nombre de valeurs au lieu du total des effectifs. Les probabilités doivent avoir pour somme 1 : que
vaut la somme des tiennes ?
"""

from math import log2


def entropy(counts):
    k = len(counts)
    return sum(c / k * log2(sum(counts) / c) for c in counts if c > 0)
