"""Unpacks a sample of one word."""

import random


def mot_aleatoire(L):
    (mot,) = random.sample(L, 1)
    return mot
