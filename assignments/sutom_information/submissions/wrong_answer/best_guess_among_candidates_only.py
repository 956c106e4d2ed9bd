"""Tu ne cherches que parmi les candidats. Un mot de guesses qui ne peut pas gagner apprend parfois davantage : dans quelle
liste faut-il chercher ?
"""


def best_guess(guesses, candidates):
    return max(candidates, key=lambda m: round(information([compute_pattern(m, c) for c in candidates])[1], 9))
