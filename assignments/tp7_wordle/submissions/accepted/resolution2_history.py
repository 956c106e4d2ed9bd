"""Keeps the history of the game and proposes only words that agree with all of it."""

import random


def resolution2(mot):
    historique = []
    while True:
        candidats = [m for m in mots5 if all(reponse(m, p) == r for p, r in historique)]
        proposition = random.choice(candidats)
        historique.append((proposition, reponse(mot, proposition)))
        if historique[-1][1] == mot:
            return len(historique)
