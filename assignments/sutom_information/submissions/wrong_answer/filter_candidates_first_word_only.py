"""Tu renvoies le premier mot possible et tu oublies les autres : le return est dans la boucle. Comment les garder tous ?
"""


def filter_candidates(candidates, guess, code):
    for mot in candidates:
        if compute_pattern(guess, mot) == code:
            return [mot]
    return []
