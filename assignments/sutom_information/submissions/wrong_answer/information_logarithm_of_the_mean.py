"""Pour H(W|Y), tu prends le logarithme de la taille moyenne du tiroir. La moyenne des logarithmes n'est pas le logarithme
de la moyenne : lequel demande la formule ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = log2(sum(t / n * t for t in tailles))
    return log2(n), entropy(tailles), reste, log2(n) - reste
