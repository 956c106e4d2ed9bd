"""Tu as échangé les deux mots en calculant les réponses : la proposition est le mot de guesses, le mot à deviner est dans
candidates. Avec des lettres en double, l'ordre change le résultat.
"""


def best_guess(guesses, candidates):
    return max(guesses, key=lambda m: round(information([compute_pattern(c, m) for c in candidates])[1], 9))
