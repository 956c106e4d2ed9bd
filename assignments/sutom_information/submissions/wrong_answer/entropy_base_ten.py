"""Tu as pris le logarithme en base 10. Les bits viennent de la base 2 : quelle entropie doivent avoir deux valeurs
équiprobables ?
"""

from math import log10


def entropy(counts):
    n = sum(counts)
    return sum(c / n * log10(n / c) for c in counts if c > 0)
