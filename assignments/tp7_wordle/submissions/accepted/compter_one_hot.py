"""Compares a three-dimensional array with the alphabet and sums over the words."""

import numpy as np


def compter(L):
    lettres = np.array([list(mot) for mot in L], dtype="U1").reshape(len(L), 5)
    alphabet = np.array(list("abcdefghijklmnopqrstuvwxyz"))
    egal = lettres[:, None, :] == alphabet[None, :, None]
    return egal.sum(axis=0)
