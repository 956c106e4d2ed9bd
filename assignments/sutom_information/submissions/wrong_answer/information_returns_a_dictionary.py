"""Tu renvoies un dictionnaire. L'énoncé demande un tuple de quatre nombres, dans l'ordre H(W), H(Y), H(W|Y), I(W;Y).
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return {"H(W)": log2(n), "H(Y)": entropy(tailles), "H(W|Y)": reste, "I(W;Y)": log2(n) - reste}
