"""Ton entropie est juste, mais la liste des candidats n'est plus dans le même ordre après. On peut compter
sans trier, ou travailler sur une copie.
"""

import math
from math import log2


def compute_entropy(guess, candidates):
    candidates.sort(key=lambda word: compute_feedback(guess, word))
    total = len(candidates)
    return sum(n / total * math.log2(total / n) for n in feedback_distribution(guess, candidates).values())
