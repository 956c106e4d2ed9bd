"""Quand une lettre est plusieurs fois dans un mot, seule sa première place est comptée. Pour L = ["arbre"],
le r est en position 1 et en position 3 : que doivent valoir C[17][1] et C[17][3] ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for c in set(mot):
            C[ord(c) - ord("a"), mot.index(c)] += 1
    return C
