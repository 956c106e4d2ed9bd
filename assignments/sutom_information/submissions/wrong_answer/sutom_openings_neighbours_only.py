"""Tu ne rassembles que des mots voisins dans la liste : quand une lettre revient plus loin, sa famille repart
de zéro.
"""

from itertools import groupby


def sutom_openings(words):
    ouvertures = {}
    for lettre, groupe in groupby(words, key=lambda w: w[0]):
        famille = list(groupe)
        ouvertures[lettre] = best_guess(famille, famille)
    return ouvertures
