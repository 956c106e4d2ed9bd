"""NumPy writes base 3; zeros are added, then the text is turned round."""

import numpy as np


def decode_pattern(code, length):
    texte = np.base_repr(code, 3).zfill(length)[::-1]
    return texte.translate(str.maketrans("012", "ryg"))
