"""The heuristic player is deterministic, so the score of a word is kept in a dictionary."""

from random import randrange

SCORES = {}


def score(mot):
    if mot not in SCORES:
        SCORES[mot] = resolution3(mot)
    return SCORES[mot]


def nombre_coups3(n):
    parties = []
    while len(parties) < n:
        parties += [score(mots5[randrange(len(mots5))])]
    return sum(parties) / len(parties)
