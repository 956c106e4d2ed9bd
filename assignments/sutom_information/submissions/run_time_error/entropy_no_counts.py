"""Ta fonction divise par 0 quand il n'y a aucun effectif. L'énoncé dit ce que vaut l'entropie dans ce cas : traite-le avant
de diviser.
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    probabilites = [1 / n * c for c in counts]
    return sum(-p * log2(p) for p in probabilites if p > 0)
