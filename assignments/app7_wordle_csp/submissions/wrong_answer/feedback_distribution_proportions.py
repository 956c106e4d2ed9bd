"""Ta fonction donne des proportions, mais l'énoncé demande des nombres de candidats. Il ne faut pas diviser
par le total : c'est la question suivante qui s'en charge.
"""

from collections import Counter


def feedback_distribution(guess, candidates):
    compte = Counter(compute_feedback(guess, mot) for mot in candidates)
    return {reponse: n / len(candidates) for reponse, n in compte.items()}
