"""Two nested np.where on arrays of characters."""

import numpy as np


def reponse(mot, proposition):
    m = np.array(list(mot))
    p = np.array(list(proposition))
    return "".join(np.where(p == m, p, np.where(np.isin(p, m), "*", "_")))
