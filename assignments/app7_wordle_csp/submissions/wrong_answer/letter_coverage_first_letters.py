"""Ta fonction ne regarde que la première lettre de chaque mot. Une lettre peut être n'importe où dans le mot.
"""

from collections import Counter


def letter_coverage(words):
    return dict(Counter(mot[0] for mot in words))
