"""Tu choisis le mot de plus petite entropie, donc celui qui apprend le moins. Une grande entropie de la réponse est-elle une
bonne ou une mauvaise nouvelle ?
"""


def best_guess(guesses, candidates):
    return min(guesses, key=lambda m: round(information([compute_pattern(m, c) for c in candidates])[1], 9))
