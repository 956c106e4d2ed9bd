"""Tu comptes les valeurs possibles et tu prends le logarithme : c'est l'entropie d'une loi où elles ont toutes la même
probabilité. Que change un effectif plus grand que les autres ?
"""

from math import log2


def entropy(counts):
    k = len([c for c in counts if c > 0])
    return log2(k) if k else 0
