"""Le deuxième et le troisième nombre sont échangés. Relis l'ordre demandé : H(Y) vient avant H(W|Y)."""

from collections import Counter
from math import log2


def information(codes):
    n, tailles = len(codes), list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), reste, entropy(tailles), log2(n) - reste
