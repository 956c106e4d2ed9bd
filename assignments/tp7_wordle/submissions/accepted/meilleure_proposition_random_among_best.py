"""Draws at random among the words with the best score."""

import random


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    maxi = max([heuristique(C, mot) for mot in L])
    return random.choice([mot for mot in L if heuristique(C, mot) == maxi])
