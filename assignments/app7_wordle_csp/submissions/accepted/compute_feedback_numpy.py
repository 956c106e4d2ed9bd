"""NumPy arrays of characters, a matrix of equalities crossed out as it is used."""

import numpy as np


def compute_feedback(guess, answer):
    g, a = np.array(list(guess)), np.array(list(answer))
    egal = g[:, None] == a[None, :]
    verts = np.diag(egal).copy()
    egal[verts, :] = False
    egal[:, verts] = False
    couleurs = 2 * verts
    for i in np.flatnonzero(~verts):
        ou = np.flatnonzero(egal[i])
        if ou.size:
            couleurs[i] = 1
            egal[:, ou[0]] = False
    return tuple(int(c) for c in couleurs)
