"""Ta boucle ne s'arrête pas : tu filtres les candidats, mais tu ne gardes pas le résultat, et le même mot est joué sans fin. Que
faut-il faire de ce que renvoie filter_candidates ?
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
