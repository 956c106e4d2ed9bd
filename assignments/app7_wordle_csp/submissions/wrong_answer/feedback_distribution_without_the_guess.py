"""Ta fonction ne compte pas le mot proposé parmi les candidats. S'il est dans la liste, il peut être le
secret : il fait un groupe à lui tout seul, celui de la réponse toute verte.
"""

from collections import Counter


def feedback_distribution(guess, candidates):
    return dict(Counter(compute_feedback(guess, mot) for mot in candidates if mot != guess))
