"""Tes comptes deviennent faux quand la liste est longue : les cases de ta matrice sont trop petites. Un np.uint8 ne va
que de 0 à 255, un np.int8 que jusqu'à 127, puis le compte repart. Quel type laisse numpy compter plus loin ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5), dtype=np.uint8)
    for mot in L:
        for j in range(5):
            C[numero_lettre(mot[j]), j] += 1
    return C
