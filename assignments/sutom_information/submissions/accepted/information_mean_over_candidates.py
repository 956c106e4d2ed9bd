"""The mean over the candidates of the size of their own drawer."""

import numpy as np


def information(codes):
    c = np.array(codes)
    taille = np.array([(c == x).sum() for x in c])
    h = np.log2(len(c))
    restant = np.log2(taille).mean()
    surprise = np.log2(len(c) / taille).mean()
    return tuple(float(x) for x in (h, surprise, restant, h - restant))
