"""np.mean of a list of games: an np.float64 comes back."""

import random

import numpy as np


def nombre_coups(n):
    parties = [resolution2(mot) for mot in random.choices(mots5, k=n)]
    return np.mean(parties)
