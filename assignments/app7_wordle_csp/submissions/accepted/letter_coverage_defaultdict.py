"""A defaultdict of sets of ranks."""

from collections import defaultdict


def letter_coverage(words):
    ou = defaultdict(set)
    for rang, mot in enumerate(words):
        for lettre in mot:
            ou[lettre].add(rang)
    return {lettre: len(rangs) for lettre, rangs in ou.items()}
