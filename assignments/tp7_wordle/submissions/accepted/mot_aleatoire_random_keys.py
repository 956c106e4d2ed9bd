"""Every word receives a random number; the largest number wins."""

import random


def mot_aleatoire(L):
    return max(L, key=lambda mot: random.random())
