"""Tu calcules les probabilités avec //, qui ne garde que la partie entière : elles valent presque toutes 0. Quelle
division donne un nombre à virgule ?
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        p = c // n if n else 0
        if p > 0:
            h -= p * log2(p)
    return h
