"""Tous les mots peuvent sortir, mais le premier et le dernier deux fois moins souvent que les autres. Un
arrondi en est sans doute la cause : entre 0 et 2, quels nombres sont arrondis à 0, lesquels à 1, lesquels
à 2 ?
"""

import random


def mot_aleatoire(L):
    x = random.random() * (len(L) - 1)
    return L[round(x)]
