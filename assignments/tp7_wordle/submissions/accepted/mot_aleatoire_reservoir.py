"""One pass over the list: the k-th word replaces the chosen one with probability 1/k."""

import random


def mot_aleatoire(L):
    choisi = L[0]
    for k, mot in enumerate(L, start=1):
        if random.randrange(k) == 0:
            choisi = mot
    return choisi
