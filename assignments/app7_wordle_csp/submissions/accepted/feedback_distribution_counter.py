"""Returns the Counter itself."""

from collections import Counter


def feedback_distribution(guess, candidates):
    compte = Counter()
    for mot in candidates:
        compte[compute_feedback(guess, mot)] += 1
    return compte
