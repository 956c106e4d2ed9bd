"""Compares the word with the whole array at once; returns an np.bool_."""

import numpy as np


def valide(mot):
    return (np.array(mots5) == mot).any()
