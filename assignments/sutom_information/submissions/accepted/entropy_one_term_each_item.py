"""The mean, over all the items, of the surprise of each."""

from math import log2


def entropy(counts):
    items = [n for n in counts for _ in range(n)]
    N = len(items)
    return sum(log2(N / n) for n in items) / N if N else 0.0
