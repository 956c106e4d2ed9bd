"""Ta fonction renvoie la liste des tailles, mais on ne sait plus à quelle réponse correspond chacune.
L'énoncé demande un dictionnaire, dont les clés sont les réponses.
"""

from collections import Counter


def feedback_distribution(guess, candidates):
    return sorted(Counter(compute_feedback(guess, mot) for mot in candidates).values(), reverse=True)
