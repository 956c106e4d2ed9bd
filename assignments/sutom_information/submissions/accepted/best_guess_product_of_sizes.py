"""Whole numbers only: the entropy is largest when the product of the sizes to the power of themselves is smallest."""

from collections import Counter


def best_guess(guesses, candidates):
    def produit(mot):
        r = 1
        for n in Counter(compute_pattern(mot, c) for c in candidates).values():
            r *= n**n
        return r

    return min(guesses, key=produit)
