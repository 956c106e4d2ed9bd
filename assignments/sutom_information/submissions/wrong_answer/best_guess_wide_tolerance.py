"""Ton mot ne change que si un autre apprend nettement plus. Tu confonds des entropies voisines avec des
entropies égales : quel écart l'énoncé donne-t-il ?
"""


def best_guess(guesses, candidates):
    gagnant, bits = None, -1
    for g in guesses:
        h = information([compute_pattern(g, a) for a in candidates])[1]
        if h > bits + 0.05:
            gagnant, bits = g, h
    return gagnant
