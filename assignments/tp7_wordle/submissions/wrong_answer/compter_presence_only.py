"""Ta matrice ne contient que des 0 et des 1 : elle dit si la lettre se trouve à cette place, et non dans
combien de mots. Que doit valoir C[0][0] pour L = ["arbre", "avion"] ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] = 1
    return C
