"""Ta fonction ne compte pas le mot proposé parmi les candidats. S'il est dans la liste, il peut être le
secret, et la réponse toute verte a sa probabilité comme les autres.
"""

import math


def compute_entropy(guess, candidates):
    autres = [mot for mot in candidates if mot != guess]
    total = len(autres)
    return sum(-n / total * math.log2(n / total) for n in feedback_distribution(guess, autres).values())
