"""The comma index that only arrays allow, on the array of the copy's own compter."""

import numpy as np


def compter(L):
    C = np.zeros((26, 5), dtype=int)
    for mot in L:
        for j in range(5):
            C[numero_lettre(mot[j]), j] += 1
    return C


def heuristique(C, mot):
    h = 0
    for j in range(5):
        h += C[numero_lettre(mot[j]), j]
    return h
