"""After each guess the whole list is filtered again by all that is known."""


def play(guesses, candidates, secret, opening):
    coups = [opening]
    indices = []
    while coups[-1] != secret:
        indices.append((coups[-1], compute_pattern(coups[-1], secret)))
        possibles = [m for m in candidates if all(compute_pattern(g, m) == c for g, c in indices)]
        coups.append(next_guess(guesses, possibles))
    return coups
