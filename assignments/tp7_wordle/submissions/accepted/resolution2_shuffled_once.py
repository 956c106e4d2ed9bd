"""Shuffles once and then always plays the first compatible word: still a random player."""

import random


def resolution2(mot):
    file = list(set(mots5))
    random.shuffle(file)
    n = 0
    while file:
        p, *file = file
        n += 1
        if p == mot:
            return n
        file = [m for m in file if reponse(m, p) == reponse(mot, p)]
