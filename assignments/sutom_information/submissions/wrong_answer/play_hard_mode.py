"""Tu filtres aussi les mots que l'on a le droit de proposer : après le premier coup, tu ne peux plus jouer un mot qui n'est pas
un candidat. Laquelle des deux listes doit rester entière ?
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        code = compute_pattern(joues[-1], secret)
        candidates = filter_candidates(candidates, joues[-1], code)
        guesses = filter_candidates(guesses, joues[-1], code)
        joues.append(next_guess(guesses, candidates))
    return joues
