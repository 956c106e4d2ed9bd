"""filter and a lambda."""


def filter_candidates(candidates, guess, code):
    return list(filter(lambda m: code == compute_pattern(guess, m), candidates))
