"""Tu remplaces les effectifs nuls par 1 pour éviter l'erreur du logarithme : ils comptent alors comme des valeurs possibles.
Une valeur qui n'arrive jamais ne doit rien ajouter.
"""

from math import log2


def entropy(counts):
    effectifs = [max(c, 1) for c in counts]
    n = sum(effectifs)
    return sum(c / n * log2(n / c) for c in effectifs)
