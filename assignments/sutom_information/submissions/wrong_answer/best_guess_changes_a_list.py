"""Ta fonction choisit bien, mais elle modifie une des listes qu'on lui donne. Travaille sur une copie, ou
sans trier ni enlever.
"""


def best_guess(guesses, candidates):
    ordre = guesses[:]
    candidates.sort()
    h = {g: information([compute_pattern(g, a) for a in candidates])[1] for g in ordre}
    return max(ordre, key=lambda g: round(h[g], 9))
