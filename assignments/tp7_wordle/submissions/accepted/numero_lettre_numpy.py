"""np.where in an array of letters gives an np.int64."""

import numpy as np

lettres = np.array([chr(k) for k in range(ord("a"), ord("z") + 1)])


def numero_lettre(c):
    return np.where(lettres == c)[0][0]
