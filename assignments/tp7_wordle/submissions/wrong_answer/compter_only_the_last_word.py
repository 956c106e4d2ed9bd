"""Ta matrice ne tient compte que du dernier mot de L : elle semble remise à zéro à chaque mot. Où se trouve
l'instruction qui la crée, avant la boucle ou dedans ?
"""

import numpy as np


def compter(L):
    for mot in L:
        C = np.zeros((26, 5))
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
    return C
