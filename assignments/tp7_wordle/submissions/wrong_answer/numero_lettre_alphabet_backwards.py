"""Ton alphabet semble à l'envers : "a" donne 25 et "z" donne 0. Dans quel ordre fais-tu ta soustraction, ou
dans quel sens parcours-tu l'alphabet ?
"""


def numero_lettre(c):
    return ord("z") - ord(c)
