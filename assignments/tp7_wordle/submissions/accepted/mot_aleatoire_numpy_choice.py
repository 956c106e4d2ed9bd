"""np.random.choice: the word comes back as an np.str_."""

import numpy as np


def mot_aleatoire(L):
    return np.random.choice(L)
