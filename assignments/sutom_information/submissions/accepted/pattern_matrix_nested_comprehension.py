"""An array of a comprehension of comprehensions."""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for a in answers] for g in guesses])
