"""zip(strict=True) refuses different lengths by itself; exceptions of one's own."""

from collections import Counter


class LongueursDifferentes(ValueError):
    pass


def compute_feedback_generic(guess, answer):
    try:
        paires = list(zip(guess, answer, strict=True))
    except ValueError as erreur:
        raise LongueursDifferentes(guess, answer) from erreur
    libres = Counter(a for g, a in paires if g != a)
    sortie = []
    for g, a in paires:
        if g == a:
            sortie.append(2)
            continue
        sortie.append(int(libres[g] > 0))
        libres[g] -= sortie[-1]
    return tuple(sortie)
