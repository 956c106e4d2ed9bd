"""Tu comptes les mots de guesses au lieu des candidats. La règle dépend du nombre de mots encore possibles : laquelle des deux
listes est-ce ?
"""


def next_guess(guesses, candidates):
    if len(guesses) <= 3:
        return best_guess(candidates, candidates)
    return best_guess(guesses, candidates)
