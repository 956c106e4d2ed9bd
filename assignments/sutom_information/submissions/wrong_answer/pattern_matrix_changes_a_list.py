"""Ta matrice est juste, mais une des deux listes n'est plus la même après. Parcours-la sans en enlever les
mots.
"""

import numpy as np


def pattern_matrix(guesses, answers):
    lignes = []
    while guesses:
        g = guesses.pop(0)
        lignes.append([compute_pattern(g, a) for a in answers])
    return np.array(lignes)
