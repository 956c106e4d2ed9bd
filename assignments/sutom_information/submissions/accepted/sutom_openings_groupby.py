"""A stable sort by first letter, then groupby."""

from itertools import groupby


def premiere(mot):
    return mot[0]


def sutom_openings(words):
    paires = []
    for lettre, groupe in groupby(sorted(words, key=premiere), key=premiere):
        groupe = list(groupe)
        paires.append((lettre, best_guess(groupe, groupe)))
    return dict(paires)
