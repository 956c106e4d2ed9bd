"""Finds the best word itself."""


def next_guess(guesses, candidates):
    ensemble = list(candidates)
    if not len(ensemble) <= 3:
        ensemble = list(guesses)
    scores = []
    for mot in ensemble:
        codes = [compute_pattern(mot, c) for c in candidates]
        scores.append(round(entropy([codes.count(k) for k in set(codes)]), 9))
    return ensemble[scores.index(max(scores))]
