"""Arrays: a mask of well placed letters, then one letter of the alphabet at a time."""

import numpy as np


def compute_pattern(guess, answer):
    g, a = np.array(list(guess)), np.array(list(answer))
    vert = g == a
    d = np.where(vert, 2, 0)
    for c in np.unique(g):
        places = np.flatnonzero((g == c) & ~vert)
        libres = np.count_nonzero((a == c) & ~vert)
        d[places[:libres]] = 1
    return int(np.sum(d * 3 ** np.arange(len(g))))
