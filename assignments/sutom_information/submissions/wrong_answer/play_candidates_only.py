"""Ta partie ne propose que des candidats, les meilleurs sans doute. La question demande de choisir avec next_guess : dans
quelle liste cherche-t-elle quand il reste plus de trois candidats ?
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(best_guess(candidates, candidates))
    return joues
