"""A Counter of the letters of the secret; the greens are taken off first."""

from collections import Counter


def compute_feedback(guess, answer):
    disponibles = Counter(answer)
    couleurs = []
    for g, a in zip(guess, answer):
        if g == a:
            disponibles[g] -= 1
    for g, a in zip(guess, answer):
        if g == a:
            couleurs.append(2)
        elif disponibles[g] > 0:
            disponibles[g] -= 1
            couleurs.append(1)
        else:
            couleurs.append(0)
    return tuple(couleurs)
