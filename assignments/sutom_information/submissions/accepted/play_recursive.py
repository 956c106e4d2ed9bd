"""The opening, then the game that is left."""


def play(guesses, candidates, secret, opening):
    if opening == secret:
        return [secret]
    reste = filter_candidates(candidates, opening, compute_pattern(opening, secret))
    return [opening] + play(guesses, reste, secret, next_guess(guesses, reste))
