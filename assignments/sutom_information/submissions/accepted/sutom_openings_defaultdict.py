"""A defaultdict of lists."""

from collections import defaultdict


def sutom_openings(words):
    familles = defaultdict(list)
    for m in words:
        familles[m[0]].append(m)
    for lettre, liste in familles.items():
        familles[lettre] = best_guess(liste, liste)
    return dict(familles)
