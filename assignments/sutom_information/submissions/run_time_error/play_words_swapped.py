"""Tu calcules la réponse à secret comme si le mot à deviner était la proposition : les deux mots sont échangés. Avec
des lettres en double, tu élimines parfois le secret lui-même, et il ne reste plus de candidat.
"""


def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        code = compute_pattern(secret, joues[-1])
        candidates = filter_candidates(candidates, joues[-1], code)
        joues.append(next_guess(guesses, candidates))
    return joues
