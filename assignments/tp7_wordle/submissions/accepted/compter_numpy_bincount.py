"""Vectorised: all the letters become codes, one bincount, one reshape."""

import numpy as np


def compter(L):
    codes = np.frombuffer("".join(L).encode(), dtype=np.uint8).astype(int) - 97
    positions = np.tile(np.arange(5), len(L))
    return np.bincount(5 * codes + positions, minlength=130).reshape(26, 5)
