"""An array of Python's own whole numbers, filled one cell at a time."""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.empty((len(guesses), len(answers)), dtype=object)
    for i, j in np.ndindex(M.shape):
        M[i, j] = compute_pattern(guesses[i], answers[j])
    return M
