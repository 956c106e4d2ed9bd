"""Natural logarithms, divided by the logarithm of two at the end; fsum."""

import math


def compute_entropy(guess, candidates):
    try:
        total = 1 / len(candidates)
    except ZeroDivisionError:
        return 0.0
    p = [n * total for n in feedback_distribution(guess, candidates).values()]
    return math.fsum(-x * math.log(x) for x in p) / math.log(2)
