"""Ta matrice contient des proportions, et non des nombres de mots : tu sembles diviser par la longueur de L.
Pour L = ["arbre", "avion"], combien de mots commencent par a ? C'est ce nombre que doit contenir C[0][0].
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
    return C / len(L)
