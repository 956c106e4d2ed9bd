"""randint, whose upper bound is included."""

import random as rd


def mot_aleatoire(L):
    return L[rd.randint(0, len(L) - 1)]
