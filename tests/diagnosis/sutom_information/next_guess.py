# %% first_of_the_three
def next_guess(guesses, candidates):
    n = len(candidates)
    return candidates[0] if n in (1, 2, 3) else best_guess(guesses, candidates)


# %% two_or_fewer
def next_guess(guesses, candidates):
    if len(candidates) < 3:
        return best_guess(candidates, candidates)
    else:
        return best_guess(guesses, candidates)
