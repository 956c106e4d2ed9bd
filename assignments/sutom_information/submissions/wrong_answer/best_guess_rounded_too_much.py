"""Tu arrondis trop : deux entropies qui ne diffèrent qu'à partir de la troisième décimale deviennent égales.
Seules celles qui diffèrent de moins d'un milliardième le sont.
"""


def best_guess(guesses, candidates):
    return max(guesses, key=lambda g: round(information([compute_pattern(g, a) for a in candidates])[1], 2))
