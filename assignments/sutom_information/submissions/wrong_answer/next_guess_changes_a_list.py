"""Tu choisis le bon mot, mais la liste des candidats ou celle des propositions n'est plus la même après ton
passage. Elle resservira au coup suivant : n'y touche pas.
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return best_guess(candidates, candidates)
    mot = best_guess(guesses, candidates)
    guesses.remove(mot)
    return mot
