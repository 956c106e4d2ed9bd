"""if and else."""


def next_guess(guesses, candidates):
    if len(candidates) > 3:
        mot = best_guess(guesses, candidates)
    else:
        mot = best_guess(candidates, candidates)
    return mot
