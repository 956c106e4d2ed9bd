"""A generator turned into a tuple."""


def partie(guesses, candidates, secret, mot):
    yield mot
    while mot != secret:
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
        yield mot


def play(guesses, candidates, secret, opening):
    return tuple(partie(guesses, candidates, secret, opening))
