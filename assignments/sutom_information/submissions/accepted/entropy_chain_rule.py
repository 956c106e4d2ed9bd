"""The chain rule: is it the first value? If not, which of the others?"""

from math import log2


def entropy(counts):
    if len(counts) <= 1 or sum(counts) == 0:
        return 0
    n, reste = sum(counts), sum(counts[1:])
    h = 0
    for k in (counts[0], reste):
        if 0 < k < n:
            h += k / n * log2(n / k)
    return h + reste / n * entropy(counts[1:])
