"""Tu arrêtes la partie après trois coups. Rien ne limite le nombre de coups : la partie ne finit que lorsque le secret est
joué.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    for _ in range(2):
        if joues[-1] == secret:
            break
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
