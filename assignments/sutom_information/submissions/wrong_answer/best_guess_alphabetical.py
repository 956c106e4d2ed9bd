"""À égalité, tu choisis le premier mot dans l'ordre alphabétique. L'énoncé demande le premier dans l'ordre de la liste
guesses, qui peut être différent.
"""


def best_guess(guesses, candidates):
    return max(sorted(guesses), key=lambda m: round(information([compute_pattern(m, c) for c in candidates])[1], 9))
