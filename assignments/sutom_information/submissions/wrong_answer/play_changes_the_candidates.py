"""Ta partie est bien jouée, mais tu enlèves des mots de la liste que l'on t'a donnée : elle ne peut plus servir à une
autre partie. Range plutôt ce qui reste dans une nouvelle liste.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        candidates[:] = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
