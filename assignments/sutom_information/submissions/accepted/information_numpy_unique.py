"""np.unique counts the drawers; an array comes back."""

import numpy as np


def information(codes):
    _, n = np.unique(np.asarray(codes), return_counts=True)
    N = n.sum()
    reste = np.sum(n / N * np.log2(n))
    h_y = -np.sum(n / N * np.log2(n / N))
    return np.array([np.log2(N), h_y, reste, np.log2(N) - reste])
