"""Ton maximum se joue sur l'erreur d'arrondi de H(W) - H(W|Y). Deux propositions qui apprennent autant
doivent être à égalité : que faut-il tolérer entre elles ?
"""


def best_guess(guesses, candidates):
    return max(guesses, key=lambda g: information([compute_pattern(g, a) for a in candidates])[3])
