"""One flat run of codes, folded into rows."""

import numpy as np
from itertools import product


def pattern_matrix(guesses, answers):
    codes = (compute_pattern(g, a) for g, a in product(guesses, answers))
    return np.fromiter(codes, dtype=np.int64).reshape(len(guesses), len(answers))
