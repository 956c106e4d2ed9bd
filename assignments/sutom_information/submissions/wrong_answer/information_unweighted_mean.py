"""Pour H(W|Y), tu fais la moyenne des log2(n_y) sans tenir compte de leurs probabilités. On tombe plus souvent dans un
grand tiroir que dans un petit : avec quelle probabilité ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(log2(t) for t in tailles) / len(tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
