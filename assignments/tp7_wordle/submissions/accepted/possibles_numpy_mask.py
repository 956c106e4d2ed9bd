"""Boolean mask on an array: an array of words is returned."""

import numpy as np


def possibles(L, proposition, rep):
    mots = np.array(L, dtype="<U5")
    masque = np.array([reponse(m, proposition) == rep for m in L], dtype=bool)
    return mots[masque]
