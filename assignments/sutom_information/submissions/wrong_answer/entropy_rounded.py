"""Tu arrondis le résultat. L'énoncé demande l'entropie elle-même : arrondis seulement ce que tu affiches."""

from math import log2


def entropy(counts):
    total = sum(counts)
    return round(-sum(n / total * log2(n / total) for n in counts if n), 3)
