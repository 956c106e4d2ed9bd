"""NumPy with a mask; an empty array sums to 0."""

import numpy as np


def entropy(counts):
    c = np.array(counts, dtype=float)
    p = c[c > 0] / max(c.sum(), 1)
    return -np.sum(p * np.log2(p))
