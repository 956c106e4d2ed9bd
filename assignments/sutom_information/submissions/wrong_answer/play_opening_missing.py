"""Le premier coup n'est pas dans ta liste. Tous les mots joués comptent, l'ouverture aussi : par quoi ta liste doit-elle
commencer ?
"""


def play(guesses, candidates, secret, opening):
    joues = []
    mot = opening
    while mot != secret:
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
        joues.append(mot)
    return joues
