"""np.zeros and a double loop, indexed with a comma."""

import numpy as np


def compter(L):
    tableau = np.zeros((26, 5))
    for m in L:
        for j in range(5):
            tableau[ord(m[j]) - ord("a"), j] += 1
    return tableau
