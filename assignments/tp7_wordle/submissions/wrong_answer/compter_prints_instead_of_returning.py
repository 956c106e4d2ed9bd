"""Ta fonction affiche la matrice, mais ne la renvoie pas. Les fonctions suivantes en auront besoin : que vaut
C après C = compter(mots5) ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
    print(C)
