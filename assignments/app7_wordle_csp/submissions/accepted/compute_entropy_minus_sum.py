"""The formula as it stands, with its minus sign."""

import math


def compute_entropy(guess, candidates):
    if not candidates:
        return 0.0
    total = len(candidates)
    h = 0.0
    for n in feedback_distribution(guess, candidates).values():
        p = n / total
        h -= p * math.log2(p)
    return h
