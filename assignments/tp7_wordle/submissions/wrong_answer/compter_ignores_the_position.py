"""Toutes les colonnes de ta matrice sont identiques : un mot y est compté dès qu'il contient la lettre, à
n'importe quelle place. Pour L = ["arbre"], que doit valoir C[1][0], puisque "arbre" ne commence pas par b
?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for i in range(26):
            if chr(97 + i) in mot:
                for j in range(5):
                    C[i, j] += 1
    return C
