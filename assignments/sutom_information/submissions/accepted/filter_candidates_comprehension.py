"""A comprehension."""


def filter_candidates(candidates, guess, code):
    return [mot for mot in candidates if compute_pattern(guess, mot) == code]
