"""Ta fonction divise par zéro quand il n'y a aucun candidat. L'énoncé dit ce qu'elle doit renvoyer alors :
rien n'est incertain, donc il n'y a rien à apprendre.
"""

import math


def compute_entropy(guess, candidates):
    un = 1 / len(candidates)
    return -sum(n * un * math.log2(n * un) for n in feedback_distribution(guess, candidates).values())
