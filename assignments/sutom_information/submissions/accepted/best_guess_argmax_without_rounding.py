"""np.argmax on the plain entropies."""

import numpy as np


def best_guess(guesses, candidates):
    valeurs = []
    for mot in guesses:
        codes = [compute_pattern(mot, c) for c in candidates]
        n = np.array([codes.count(x) for x in set(codes)])
        p = n / n.sum()
        valeurs.append(-(p * np.log2(p)).sum())
    return guesses[int(np.argmax(valeurs))]
