"""A list of replies, then count of each distinct one."""


def feedback_distribution(guess, candidates):
    reponses = [compute_feedback(guess, mot) for mot in candidates]
    return {r: reponses.count(r) for r in set(reponses)}
