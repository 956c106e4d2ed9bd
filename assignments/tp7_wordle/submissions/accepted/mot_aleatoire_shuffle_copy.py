"""Shuffles a copy of the list and takes its first word."""

import random


def mot_aleatoire(L):
    melange = list(L)
    random.shuffle(melange)
    return melange[0]
