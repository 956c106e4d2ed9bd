"""Counter, entropy, and the mean of what is left."""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    effectifs = list(Counter(codes).values())
    h_w = entropy([1] * n)
    h_y = entropy(effectifs)
    h_w_y = sum(e / n * entropy([1] * e) for e in effectifs)
    return (h_w, h_y, h_w_y, h_w - h_w_y)
