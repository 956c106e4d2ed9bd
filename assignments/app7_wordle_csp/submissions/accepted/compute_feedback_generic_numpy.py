"""Letters crossed out in a NumPy array; returned as an array."""

import numpy as np


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    g, a = np.array(list(guess)), np.array(list(answer))
    couleurs = np.where(g == a, 2, 0)
    a = np.where(g == a, "", a)
    for i in range(len(g)):
        if couleurs[i] == 0 and g[i] in a:
            couleurs[i] = 1
            a[np.argmax(a == g[i])] = ""
    return couleurs
