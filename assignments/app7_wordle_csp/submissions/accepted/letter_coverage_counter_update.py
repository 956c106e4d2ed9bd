"""Counter.update with the set of letters of each word."""

from collections import Counter


def letter_coverage(words):
    total = Counter()
    for mot in words:
        total.update(set(mot))
    return total
