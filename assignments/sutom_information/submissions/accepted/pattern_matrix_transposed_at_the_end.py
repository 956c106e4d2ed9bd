"""Filled column by column, then transposed."""

import numpy as np


def pattern_matrix(guesses, answers):
    colonnes = [[compute_pattern(g, a) for g in guesses] for a in answers]
    return np.array(colonnes).T
