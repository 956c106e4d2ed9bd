"""Tu renvoies le nombre de coups. On demande la liste des mots joués ; sa longueur donnera le nombre de coups.
"""


def play(guesses, candidates, secret, opening):
    n = 1
    while opening != secret:
        candidates = filter_candidates(candidates, opening, compute_pattern(opening, secret))
        opening = next_guess(guesses, candidates)
        n += 1
    return n
