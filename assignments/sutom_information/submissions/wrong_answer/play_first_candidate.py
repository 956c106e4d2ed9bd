"""Tu joues toujours le premier candidat encore possible. La question demande de choisir avec next_guess, qui cherche la
meilleure proposition.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(candidates[0])
    return joues
