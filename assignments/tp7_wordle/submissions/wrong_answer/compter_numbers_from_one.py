"""Tes numéros semblent commencer à 1 : ta matrice a une ligne et une colonne de trop, qui restent à 0. Pour L =
["arbre"], dans quelle case doit être compté le a du début ?
"""

import numpy as np


def compter(L):
    C = np.zeros((27, 6))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a") + 1, j + 1] += 1
    return C
