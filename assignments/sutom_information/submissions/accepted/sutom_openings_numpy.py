"""Entropies from the columns of one big matrix."""

import numpy as np


def sutom_openings(words):
    M = np.array(pattern_matrix(words, words))
    initiales = np.array([m[0] for m in words])
    resultat = {}
    for c in np.unique(initiales):
        k = np.flatnonzero(initiales == c)
        h = [round(information(M[i, k].tolist())[1], 9) for i in k]
        resultat[str(c)] = words[k[h.index(max(h))]]
    return resultat
