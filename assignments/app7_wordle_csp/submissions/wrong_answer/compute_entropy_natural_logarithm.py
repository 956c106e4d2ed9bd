"""Ton entropie est toujours 1,44 fois trop petite : elle n'est pas en bits. Quelle est la base du logarithme
que tu utilises, et quelle est celle qu'il faut ?
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    return sum(-n / total * math.log(n / total) for n in feedback_distribution(guess, candidates).values())
