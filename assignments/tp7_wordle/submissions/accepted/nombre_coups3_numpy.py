"""An array of n results, then its mean method."""

import random

import numpy as np


def nombre_coups3(n):
    T = np.zeros(n)
    for k in range(n):
        T[k] = resolution3(random.choice(mots5))
    return T.mean()
