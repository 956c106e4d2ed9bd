"""math.fsum, always a float, by columns."""

from math import fsum


def heuristique(C, mot):
    colonnes = list(zip(*C))
    return fsum(colonne[numero_lettre(c)] for colonne, c in zip(colonnes, mot))
