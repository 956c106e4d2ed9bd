"""Tu t'arrêtes au sixième coup, comme au vrai Wordle. Ici, la partie ne s'arrête que quand le mot joué est le
secret.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret and len(joues) < 6:
        candidates = filter_candidates(candidates, joues[-1], compute_pattern(joues[-1], secret))
        joues.append(next_guess(guesses, candidates))
    return joues
