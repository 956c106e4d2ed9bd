"""Tu renvoies tous les codes à la suite, sans lignes. Comment replier une suite de nombres en une ligne par proposition ?
"""

import numpy as np


def pattern_matrix(guesses, answers):
    codes = []
    for g in guesses:
        for a in answers:
            codes.append(compute_pattern(g, a))
    return np.array(codes)
