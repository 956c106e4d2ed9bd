"""Tu choisis chaque coup avec best_guess. La question demande next_guess, qui joue un candidat quand il en reste trois ou
moins.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(candidates[0] if len(candidates) == 1 else best_guess(guesses, candidates))
    return joues
