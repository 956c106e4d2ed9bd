"""Ta fonction calcule l'entropie, mais ne la renvoie pas : elle vaut None. Quelle instruction manque à la fin ?
"""

from math import log2


def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        if c > 0:
            h += c / n * log2(n / c)
