"""Tu choisis toi-même le premier coup. L'énoncé le donne : c'est opening, que next_guess aurait choisi ou non.
"""


def play(guesses, candidates, secret, opening):
    joues = [next_guess(guesses, candidates)]
    while joues[-1] != secret:
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
