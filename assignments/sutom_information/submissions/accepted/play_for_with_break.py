"""A for loop long enough, with a break."""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    for tour in range(len(guesses) + len(candidates)):
        dernier = joues[-1]
        if dernier == secret:
            break
        code = compute_pattern(dernier, secret)
        candidates = list(filter_candidates(candidates, dernier, code))
        joues += [next_guess(guesses, candidates)]
    return joues
