"""statistics.mean over a generator; an int when the mean is whole."""

import statistics


def nombre_coups(n):
    return statistics.mean(resolution2(mot_aleatoire(mots5)) for _ in range(n))
