"""Stops when a single distinct word remains."""

import random


def resolution2(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))
        n += 1
    return n
