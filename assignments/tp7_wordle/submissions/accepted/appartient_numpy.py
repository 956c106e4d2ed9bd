"""NumPy comparison; the answer is an np.bool_."""

import numpy as np


def appartient(c, s):
    return np.any(np.array(list(s), dtype="U1") == c)
