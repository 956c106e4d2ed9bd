"""NumPy on the array of sizes."""

import numpy as np


def compute_entropy(guess, candidates):
    tailles = np.array(list(feedback_distribution(guess, candidates).values()), dtype=float)
    if tailles.size == 0:
        return 0
    p = tailles / tailles.sum()
    return float(-(p * np.log2(p)).sum())
