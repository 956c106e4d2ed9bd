"""Avec trois candidats ou moins, tu renvoies la liste des candidats. On demande un seul mot, celui que l'on va jouer.
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return candidates
    return best_guess(guesses, candidates)
