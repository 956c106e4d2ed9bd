"""Avec trois candidats, tu mesures ce que chacun apprend sur tous les mots de guesses. Le mot à deviner
n'est-il pas l'un des candidats ?
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return best_guess(candidates, guesses)
    return best_guess(guesses, candidates)
