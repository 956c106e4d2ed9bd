"""An endless loop left by return."""


def play(guesses, candidates, secret, opening):
    coups = []
    mot = opening
    while True:
        coups.append(mot)
        if mot == secret:
            return coups
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
