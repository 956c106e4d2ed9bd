"""Tu ranges les mots par ordre alphabétique. L'énoncé demande de les laisser dans l'ordre de la liste."""


def filter_candidates(candidates, guess, code):
    return sorted(w for w in candidates if compute_pattern(guess, w) == code)
