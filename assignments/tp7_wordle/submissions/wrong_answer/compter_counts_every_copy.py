"""Quand une lettre est deux fois dans un mot, ce mot compte double. C[i][j] est un nombre de mots : pour L =
["arbre"], combien de mots ont un r en position 1 ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += mot.count(mot[j])
    return C
