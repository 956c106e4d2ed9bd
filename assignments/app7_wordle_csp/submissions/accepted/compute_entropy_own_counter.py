"""Counts the replies itself and uses math.log with a base."""

from collections import Counter
from math import log


def compute_entropy(guess, candidates):
    compte = Counter(compute_feedback(guess, w) for w in candidates)
    n = len(candidates)
    return -sum(c / n * log(c / n, 2) for c in compte.values()) if n else 0
