"""The smallest type that can hold the largest code."""

import numpy as np


def pattern_matrix(guesses, answers):
    n = len(guesses[0])
    genre = np.uint8 if 3**n - 1 <= 255 else np.uint16
    M = np.empty((len(guesses), len(answers)), dtype=genre)
    for i, g in enumerate(guesses):
        M[i] = [compute_pattern(g, a) for a in answers]
    return M
