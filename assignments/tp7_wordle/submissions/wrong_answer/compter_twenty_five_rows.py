"""Ta matrice n'a que 25 lignes. Les numéros vont de 0 à 25 : combien cela fait-il de lettres ? Essaie
compter(["gazon"]), où se trouve un z.
"""

import numpy as np


def compter(L):
    C = np.zeros((25, 5))
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a"), j] += 1
    return C
