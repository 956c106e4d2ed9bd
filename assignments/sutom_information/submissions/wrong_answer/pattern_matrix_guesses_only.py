"""Tu compares les propositions entre elles : la liste answers ne sert à rien. Les colonnes sont les mots à deviner, qui
peuvent être d'autres mots.
"""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for a in guesses] for g in guesses])
