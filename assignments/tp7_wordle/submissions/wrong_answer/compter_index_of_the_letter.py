"""Quand une lettre est plusieurs fois dans un mot, tu comptes deux fois sa première place, et jamais les
suivantes. Avec index, quelle place obtiens-tu pour le second r du mot "arbre" ? Comment connaître la place
sans la chercher ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5))
    for mot in L:
        for c in mot:
            C[ord(c) - ord("a"), mot.index(c)] += 1
    return C
