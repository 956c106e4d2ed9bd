"""np.argmax of the list of scores."""

import numpy as np


def meilleure_proposition(L):
    C = compter(L)
    scores = np.array([heuristique(C, m) for m in L])
    return L[int(np.argmax(scores))]
