"""Ta fonction ne marche qu'avec une liste : un tableau numpy n'a pas de méthode count. Une ligne de la
matrice est un tableau : essaie information(M[0]).
"""

from math import log2


def information(codes):
    n, tailles = len(codes), [codes.count(c) for c in set(codes)]
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
