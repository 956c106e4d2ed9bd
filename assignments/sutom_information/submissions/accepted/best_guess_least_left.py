"""The least uncertainty left on average."""


def best_guess(guesses, candidates):
    restes = [round(information([compute_pattern(g, c) for c in candidates])[2], 10) for g in guesses]
    return guesses[restes.index(min(restes))]
