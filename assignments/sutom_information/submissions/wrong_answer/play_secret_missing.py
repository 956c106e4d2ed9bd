"""Le dernier coup n'est pas dans ta liste. La partie finit quand le secret est joué : il doit être le dernier mot de la
liste.
"""


def play(guesses, candidates, secret, opening):
    joues = []
    mot = opening
    while mot != secret:
        joues.append(mot)
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
    return joues
