"""Tu renvoies le nombre de mots encore possibles. On demande la liste de ces mots.
"""


def filter_candidates(candidates, guess, code):
    return sum(compute_pattern(guess, mot) == code for mot in candidates)
