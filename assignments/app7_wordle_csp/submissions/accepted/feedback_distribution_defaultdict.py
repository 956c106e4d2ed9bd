"""A defaultdict of lists, then the lengths."""

from collections import defaultdict


def feedback_distribution(guess, candidates):
    groupes = defaultdict(list)
    for mot in candidates:
        groupes[compute_feedback(guess, mot)].append(mot)
    return {reponse: len(mots) for reponse, mots in groupes.items()}
