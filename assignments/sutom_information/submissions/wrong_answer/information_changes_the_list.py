"""Tes quatre nombres sont bons, mais la liste des codes n'est plus dans le même ordre après. codes[j] est la
réponse pour le candidat numéro j : que devient ce lien ?
"""

from collections import Counter
from math import log2


def information(codes):
    codes.sort()
    n, tailles = len(codes), list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
