"""Avec quatre candidats, ta fonction se limite déjà à eux. La règle du sujet est « trois ou moins » : quelle comparaison
l'écrit ?
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 4:
        return best_guess(candidates, candidates)
    return best_guess(guesses, candidates)
