"""La dernière colonne de ta matrice ne contient que des zéros : la dernière lettre des mots n'est jamais
comptée. Quelles valeurs prend ton indice de position pour un mot de cinq lettres ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(4):
            C[ord(mot[j]) - ord("a"), j] += 1
    return C
