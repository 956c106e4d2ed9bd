"""L'ouverture manque dans ta liste, sauf quand elle est le secret. Tous les mots joués comptent, le premier
aussi.
"""


def play(guesses, candidates, secret, opening):
    joues, mot = [], opening
    while mot != secret:
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
        joues.append(mot)
    return joues or [opening]
