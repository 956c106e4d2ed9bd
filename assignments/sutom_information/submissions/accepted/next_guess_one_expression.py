"""A conditional expression for the pool."""


def next_guess(guesses, candidates):
    return best_guess(candidates if len(candidates) < 4 else guesses, candidates)
