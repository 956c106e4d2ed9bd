"""Avec trois candidats, tu joues le premier de la liste. L'énoncé demande celui qui apprend le plus sur les candidats : tous
ne distinguent pas les deux autres.
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return candidates[0]
    return best_guess(guesses, candidates)
