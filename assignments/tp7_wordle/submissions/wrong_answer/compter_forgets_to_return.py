"""Ta matrice est peut-être bien remplie, mais ta fonction ne la renvoie pas : elle vaut None. Que manque-t-il
une fois les boucles terminées ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
