"""A logarithm in base 2 asked of math.log."""

from math import log
from collections import Counter


def entropy(counts):
    N = sum(counts)
    groupes = Counter(counts)
    del groupes[0]
    return sum(combien * (n / N) * log(N / n, 2) for n, combien in groupes.items())
