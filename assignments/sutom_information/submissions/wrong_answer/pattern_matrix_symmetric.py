"""Tu remplis la moitié de la matrice, puis tu recopies l'autre par symétrie. La réponse à « tatin » pour « tarte » est-elle
la réponse à « tarte » pour « tatin » ?
"""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(answers)), dtype=int)
    for i in range(len(guesses)):
        for j in range(len(answers)):
            if j >= i:
                M[i, j] = compute_pattern(guesses[i], answers[j])
                if j < len(guesses) and i < len(answers):
                    M[j, i] = M[i, j]
            elif j >= len(guesses) or i >= len(answers):
                M[i, j] = compute_pattern(guesses[i], answers[j])
    return M
