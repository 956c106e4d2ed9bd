"""Counts a letter only at its first position in the word; lengths of lists."""


def letter_coverage(words):
    premieres = [c for mot in words for i, c in enumerate(mot) if mot.find(c) == i]
    return {c: premieres.count(c) for c in premieres}
