"""Les effectifs égaux à 1 ne comptent pas dans ta somme. Il faut laisser de côté les effectifs nuls, et seulement eux :
relis ta condition.
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    return sum(c / n * log2(n / c) for c in counts if c > 1)
