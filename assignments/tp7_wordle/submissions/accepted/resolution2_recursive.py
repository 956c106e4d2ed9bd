"""Recursion with default arguments for the remaining words and the count."""

import random


def resolution2(mot, L=None, n=0):
    if L is None:
        L = sorted(set(mots5))
    if len(L) <= 1:
        return n
    p = random.choice(L)
    return resolution2(mot, possibles(L, p, reponse(mot, p)), n + 1)
