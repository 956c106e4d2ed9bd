"""Tu renvoies H(Y) avant H(W). L'ordre demandé est H(W), H(Y), H(W|Y), I(W;Y) : lequel des deux est l'incertitude avant
la réponse ?
"""

from math import log2


def information(codes):
    n = len(codes)
    tailles = [list(codes).count(c) for c in set(codes)]
    reste = sum(t * log2(t) for t in tailles) / n
    return entropy(tailles), log2(n), reste, log2(n) - reste
