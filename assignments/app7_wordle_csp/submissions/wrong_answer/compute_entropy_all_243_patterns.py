"""Tu divises par 243, le nombre de réponses imaginables, au lieu du nombre de candidats. La probabilité d'un
groupe est sa part des candidats, et la somme des probabilités doit faire 1.
"""

import math


def compute_entropy(guess, candidates):
    p = [n / 3**5 for n in feedback_distribution(guess, candidates).values()]
    return -sum(x * math.log2(x) for x in p)
