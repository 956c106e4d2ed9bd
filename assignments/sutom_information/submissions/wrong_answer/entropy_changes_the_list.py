"""Ton entropie est juste, mais la liste des effectifs n'est plus la même après l'appel. Ne compte que les
effectifs utiles, sans enlever ni remplacer les autres.
"""

from math import log2


def entropy(counts):
    while 0 in counts:
        counts.remove(0)
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts)
