"""Tu renvoies la position du mot dans la liste. On demande le mot lui-même : que faut-il écrire autour de l'indice ?
"""


def best_guess(guesses, candidates):
    h = [round(information([compute_pattern(m, c) for c in candidates])[1], 9) for m in guesses]
    return h.index(max(h))
