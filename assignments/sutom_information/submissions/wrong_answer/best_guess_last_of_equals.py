"""À égalité, tu gardes le dernier mot de la liste. L'énoncé demande le premier : avec >=, que se passe-t-il quand un mot
fait aussi bien que le meilleur ?
"""


def best_guess(guesses, candidates):
    meilleur, record = None, -1
    for mot in guesses:
        h = round(information([compute_pattern(mot, c) for c in candidates])[1], 9)
        if h >= record:
            meilleur, record = mot, h
    return meilleur
