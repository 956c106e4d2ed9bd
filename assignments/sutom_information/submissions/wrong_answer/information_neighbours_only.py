"""Tu ne comptes ensemble que les codes égaux qui se suivent. Deux candidats éloignés dans la liste peuvent donner la même
réponse : il faut les mettre dans le même tiroir.
"""

from itertools import groupby
from math import log2


def information(codes):
    n = len(codes)
    tailles = [len(list(groupe)) for _, groupe in groupby(codes)]
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
