"""Tes comptes repartent de zéro au-delà de 255 : les cases de ta matrice sont trop petites pour une longue liste.
Le type np.uint8 ne va que de 0 à 255. Quel type laisse numpy compter plus loin ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5), dtype=np.uint8)
    for mot in L:
        for j in range(5):
            C[numero_lettre(mot[j]), j] += 1
    return C
