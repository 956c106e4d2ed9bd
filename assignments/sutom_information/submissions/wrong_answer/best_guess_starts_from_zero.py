"""Quand aucune proposition n'apprend rien, ta fonction ne renvoie rien. De quelle valeur part ton maximum ?
Une entropie peut être nulle.
"""


def best_guess(guesses, candidates):
    gagnant, bits = None, 0
    for g in guesses:
        h = information([compute_pattern(g, a) for a in candidates])[1]
        if h > bits + 1e-9:
            gagnant, bits = g, h
    return gagnant
