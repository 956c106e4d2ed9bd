"""Ta fonction semble échanger les deux mots en calculant la réponse. C'est guess que l'on joue ; chaque
candidat tient le rôle du secret.
"""

from collections import Counter


def feedback_distribution(guess, candidates):
    return dict(Counter(compute_feedback(mot, guess) for mot in candidates))
