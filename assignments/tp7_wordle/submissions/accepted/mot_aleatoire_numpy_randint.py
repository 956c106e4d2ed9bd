"""np.random.randint, whose upper bound is excluded."""

import numpy as np


def mot_aleatoire(L):
    return L[np.random.randint(0, len(L))]
