"""Ton entropie est toujours 3,32 fois trop petite : tu te sers du logarithme en base 10. Un bit partage les
possibilités en deux : quelle base faut-il ?
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    return sum(-n / total * math.log10(n / total) for n in feedback_distribution(guess, candidates).values())
