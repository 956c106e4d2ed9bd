"""Ton tableau est carré. Il lui faut une ligne par proposition et une colonne par mot à deviner : ces deux
nombres sont souvent différents.
"""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(guesses)), dtype=int)
    for i in range(len(guesses)):
        for j in range(len(answers)):
            M[i, j] = compute_pattern(guesses[i], answers[j])
    return M
