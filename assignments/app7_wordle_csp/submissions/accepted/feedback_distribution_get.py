"""A plain dictionary with get."""


def feedback_distribution(guess, candidates):
    groupes = {}
    for mot in candidates:
        r = compute_feedback(guess, mot)
        groupes[r] = groupes.get(r, 0) + 1
    return groupes
