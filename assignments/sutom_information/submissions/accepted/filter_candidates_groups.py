"""All the drawers are made; one is given back, as a tuple."""


def filter_candidates(candidates, guess, code):
    tiroirs = {}
    for m in candidates:
        tiroirs.setdefault(compute_pattern(guess, m), []).append(m)
    return tuple(tiroirs.get(code, ()))
