"""Ta fonction renvoie son résultat après la première valeur : le return est dans la boucle. Où doit-il être ?
"""

from math import log2


def entropy(counts):
    h = 0
    for c in counts:
        if c > 0:
            p = c / sum(counts)
            h -= p * log2(p)
        return h
    return h
