"""Pour H(Y), tu donnes les codes à entropy comme si c'étaient des effectifs. Un code n'est qu'une étiquette : combien de
candidats portent chacune ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(list(codes)), reste, log2(n) - reste
