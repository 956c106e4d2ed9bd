"""Un mot présent deux fois dans L n'est compté qu'une fois. L'énoncé parle des mots de la liste L, telle
qu'elle est : que doit valoir C[0][0] pour L = ["arbre", "arbre"] ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in set(L):
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
    return C
