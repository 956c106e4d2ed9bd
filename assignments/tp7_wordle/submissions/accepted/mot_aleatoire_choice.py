"""random.choice, the shortest answer."""

import random


def mot_aleatoire(L):
    return random.choice(L)
