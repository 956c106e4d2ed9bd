"""A random real scaled to the length and cut to an integer."""

from random import random


def mot_aleatoire(L):
    return L[int(random() * len(L))]
