"""Ta partie est bien jouée, mais tu enlèves des mots de la liste de celui qui t'a appelée : elle ne peut plus
servir à une autre partie. Donne un nom à une nouvelle liste.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        candidates[:] = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
