"""Tu compares deux entropies exactement, avec > ou max. Les calculs sont arrondis : deux entropies égales peuvent
différer de 0,0000000000000004. À partir de quelle différence l'énoncé dit-il qu'une proposition est meilleure ?
"""


def best_guess(guesses, candidates):
    gagnant, bits = None, -1
    for g in guesses:
        h = information([compute_pattern(g, a) for a in candidates])[1]
        if h > bits:
            gagnant, bits = g, h
    return gagnant
