"""A dot product with the powers of 3; a NumPy integer comes back."""

import numpy as np


def encode_pattern(pattern):
    texte = pattern.replace("r", "0").replace("y", "1").replace("g", "2")
    d = np.array(list(texte), dtype=int)
    return d @ (3 ** np.arange(len(d)))
