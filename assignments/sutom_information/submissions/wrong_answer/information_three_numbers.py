"""Tu ne renvoies que trois nombres : l'information mutuelle manque à la fin. Comment se calcule-t-elle à partir des
autres ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    return log2(n), entropy(tailles), sum(t / n * log2(t) for t in tailles)
