"""Tu mets les effectifs eux-mêmes dans la formule, comme si c'étaient des probabilités. Une probabilité est entre 0 et 1 :
par quoi faut-il diviser chaque effectif ?
"""

from math import log2


def entropy(counts):
    return -sum(c * log2(c) for c in counts if c > 0)
