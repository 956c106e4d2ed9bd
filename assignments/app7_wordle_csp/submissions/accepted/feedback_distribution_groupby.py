"""Sorted replies grouped by itertools."""

from itertools import groupby


def feedback_distribution(guess, candidates):
    triees = sorted(compute_feedback(guess, mot) for mot in candidates)
    return {reponse: sum(1 for _ in groupe) for reponse, groupe in groupby(triees)}
