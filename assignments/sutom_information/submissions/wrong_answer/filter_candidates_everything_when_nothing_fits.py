"""Quand aucun mot ne convient, tu renvoies tous les candidats. Quelle liste dit « il n'en reste aucun » ?"""


def filter_candidates(candidates, guess, code):
    return [w for w in candidates if compute_pattern(guess, w) == code] or candidates
