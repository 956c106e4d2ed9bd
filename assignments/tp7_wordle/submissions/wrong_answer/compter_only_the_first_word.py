"""Ta matrice ne tient compte que du premier mot de L. À quel moment ton return est-il exécuté : après un mot,
ou après tous ? Regarde son décalage par rapport aux boucles.
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
        return C
