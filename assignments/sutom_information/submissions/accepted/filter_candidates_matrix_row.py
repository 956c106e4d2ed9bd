"""One row of the matrix, compared with the code."""

import numpy as np


def filter_candidates(candidates, guess, code):
    ligne = np.asarray(pattern_matrix([guess], candidates))[0]
    return [candidates[j] for j in np.flatnonzero(ligne == code)]
