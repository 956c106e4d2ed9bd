"""Tes codes de six lettres et plus sont faux : un np.uint8 ne va que jusqu'à 255, alors que les codes vont jusqu'à 728 et
davantage. Quel type d'entiers est assez grand ?
"""

import numpy as np


def pattern_matrix(guesses, answers):
    M = np.array([[compute_pattern(g, a) for a in answers] for g in guesses])
    return M.astype(np.uint8)
