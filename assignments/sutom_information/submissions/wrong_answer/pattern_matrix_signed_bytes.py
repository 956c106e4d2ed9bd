"""Un np.int8 ne va que jusqu'à 127 : au-delà, les codes deviennent négatifs. Choisis un type assez grand, ou
ne choisis rien.
"""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for a in answers] for g in guesses]).astype(np.int8)
