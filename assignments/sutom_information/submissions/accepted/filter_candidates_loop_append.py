"""A loop over the indices."""


def filter_candidates(candidates, guess, code):
    garde = []
    for i in range(len(candidates)):
        if compute_pattern(guess, candidates[i]) != code:
            continue
        garde.append(candidates[i])
    return garde
