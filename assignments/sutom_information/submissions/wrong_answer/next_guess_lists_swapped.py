"""Tu donnes les deux listes à best_guess dans le mauvais ordre : elle choisit parmi les candidats, comme si le mot à deviner
était dans guesses. Quel est son premier paramètre ?
"""


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return best_guess(candidates, candidates)
    return best_guess(candidates, guesses)
