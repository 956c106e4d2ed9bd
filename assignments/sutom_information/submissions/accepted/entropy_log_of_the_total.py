"""log2 of the total, less the mean logarithm of the counts."""

from math import log2


def entropy(counts):
    n = sum(counts)
    if n == 0:
        return 0
    return log2(n) - sum(c * log2(c) for c in counts if c > 0) / n
