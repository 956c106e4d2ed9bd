"""Tu renvoies la plus grande entropie. On demande le mot qui l'atteint : il faut le retenir en même temps que le maximum.
"""


def best_guess(guesses, candidates):
    return max(information([compute_pattern(m, c) for c in candidates])[1] for m in guesses)
