"""Ton dictionnaire donne, pour chaque lettre, la liste de tous ses mots. Il faut n'en garder qu'un, la meilleure ouverture.
"""


def sutom_openings(words):
    familles = {}
    for m in words:
        familles.setdefault(m[0], []).append(m)
    return familles
