"""Tu calcules l'entropie comme si le mot à deviner pouvait être n'importe lequel de guesses. Or il est dans candidates : sur
quels mots faut-il calculer les réponses ?
"""


def best_guess(guesses, candidates):
    return max(guesses, key=lambda m: round(information([compute_pattern(m, c) for c in guesses])[1], 9))
