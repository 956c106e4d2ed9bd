"""Compares the patterns as texts, on a copy from which words are taken off."""


def filter_candidates(candidates, guess, code):
    voulu = decode_pattern(code, len(guess))
    restants = list(candidates)
    for m in candidates:
        if decode_pattern(compute_pattern(guess, m), len(m)) != voulu:
            restants.remove(m)
    return restants
