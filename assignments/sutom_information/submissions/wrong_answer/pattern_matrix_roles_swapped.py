"""Ta matrice a la bonne forme, mais tu as échangé les deux mots en appelant compute_pattern : la proposition vient en
premier. Avec des lettres en double, cela change tout.
"""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(a, g) for a in answers] for g in guesses])
