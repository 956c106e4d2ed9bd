"""Les lignes et les colonnes de ta matrice sont échangées. Elle doit avoir 26 lignes, une par lettre, et 5
colonnes, une par position : quelle est la taille de la tienne ? Lequel de tes deux indices écris-tu en
premier ?
"""

import numpy as np


def compter(L):
    C = np.zeros((5, 26))
    for mot in L:
        for j in range(5):
            C[j, ord(mot[j]) - ord("a")] += 1
    return C
