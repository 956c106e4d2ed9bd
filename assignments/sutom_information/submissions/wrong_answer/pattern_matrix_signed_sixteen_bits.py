"""Un np.int16 ne va que jusqu'à 32767. Quel est le plus grand code d'un mot de dix lettres ?"""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for a in answers] for g in guesses]).astype(np.int16)
