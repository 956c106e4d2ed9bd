"""All the answers at once: for each guess, the two passes on columns of letters."""

import numpy as np


def pattern_matrix(guesses, answers):
    A = np.array([list(mot) for mot in answers])
    lignes = []
    for mot in guesses:
        g = np.array(list(mot))
        vert = A == g
        libre = ~vert
        codes = (2 * vert) @ (3 ** np.arange(len(g)))
        for i, lettre in enumerate(mot):
            possible = (A == lettre) & libre
            jaune = possible.any(axis=1) & ~vert[:, i]
            premier = possible.argmax(axis=1)
            libre[np.flatnonzero(jaune), premier[jaune]] = False
            codes = codes + jaune * 3**i
        lignes.append(codes)
    return np.array(lignes)
