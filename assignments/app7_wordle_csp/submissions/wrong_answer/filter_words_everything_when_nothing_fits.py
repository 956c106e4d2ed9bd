"""Quand aucun mot ne convient, tu renvoies tous les candidats. La partie s'arrête quand il n'en reste plus :
quelle liste le dit ?
"""


def filter_words(candidates, guess, feedback):
    return [word for word in candidates if compute_feedback(guess, word) == feedback] or list(candidates)
