"""Les lignes et les colonnes de ta matrice sont échangées. Il doit y avoir une ligne par proposition : combien en as-tu
quand il y a deux propositions et trois mots à deviner ?
"""

import numpy as np


def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for g in guesses] for a in answers])
