"""Corrects the mean after each game instead of keeping a total."""

from random import choice


def nombre_coups(n):
    moyenne = 0.0
    for k in range(1, n + 1):
        moyenne += (resolution2(choice(mots5)) - moyenne) / k
    return moyenne
