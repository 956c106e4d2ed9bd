"""np.zeros filled by two loops; floats are the same numbers."""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(answers)))
    for i in range(len(guesses)):
        for j in range(len(answers)):
            M[i][j] = compute_pattern(guesses[i], answers[j])
    return M
