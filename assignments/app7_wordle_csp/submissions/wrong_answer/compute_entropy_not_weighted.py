"""Tu additionnes l'information de chaque groupe sans tenir compte de sa probabilité. C'est une moyenne qu'il
faut : un groupe compte d'autant plus qu'il a plus de mots.
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    return sum(-math.log2(n / total) for n in feedback_distribution(guess, candidates).values())
