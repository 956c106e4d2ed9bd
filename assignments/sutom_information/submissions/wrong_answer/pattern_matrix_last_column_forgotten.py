"""La dernière colonne de ta matrice reste à 0. Quelles valeurs prend ton indice de colonne ?
"""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(answers)), dtype=int)
    for i in range(len(guesses)):
        for j in range(len(answers) - 1):
            M[i, j] = compute_pattern(guesses[i], answers[j])
    return M
