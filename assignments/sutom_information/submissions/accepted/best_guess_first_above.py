"""All the entropies in an array, then the first rank that is within a billionth of the best."""

import numpy as np


def best_guess(guesses, candidates):
    bits = np.array([information(row)[1] for row in pattern_matrix(guesses, candidates)])
    return guesses[np.flatnonzero(bits > bits.max() - 1e-9)[0]]
