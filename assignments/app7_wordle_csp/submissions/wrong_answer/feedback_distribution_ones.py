"""Toutes tes valeurs valent 1 : quand une réponse revient, ta fonction ne s'en rend pas compte. Que faut-il
faire d'une clé qui est déjà dans le dictionnaire ?
"""


def feedback_distribution(guess, candidates):
    groupes = {}
    for mot in candidates:
        groupes[compute_feedback(guess, mot)] = 1
    return groupes
