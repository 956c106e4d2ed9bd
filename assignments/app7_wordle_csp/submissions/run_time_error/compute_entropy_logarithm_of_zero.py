"""Sans candidat, ta fonction calcule le logarithme de 0, qui n'existe pas. L'énoncé dit ce que vaut alors l'entropie."""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    reste = sum(n * math.log2(n) for n in feedback_distribution(guess, candidates).values())
    return math.log2(total) - reste / total
