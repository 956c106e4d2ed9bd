"""Tu renvoies la liste de tous les meilleurs mots. On n'en demande qu'un, le premier.
"""


def best_guess(guesses, candidates):
    h = {m: information([compute_pattern(m, c) for c in candidates])[1] for m in guesses}
    return [m for m in guesses if h[m] > max(h.values()) - 1e-9]
