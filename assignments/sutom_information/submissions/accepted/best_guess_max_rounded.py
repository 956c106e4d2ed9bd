"""max keeps the first of equals; the entropy is rounded."""

from collections import Counter


def best_guess(guesses, candidates):
    def h(mot):
        return round(entropy(list(Counter(compute_pattern(mot, c) for c in candidates).values())), 9)

    return max(guesses, key=h)
