"""Tu choisis le mot qui a le plus de réponses différentes. C'est souvent proche, mais beaucoup de tiroirs peuvent cacher un
très grand tiroir : l'entropie regarde aussi les tailles.
"""


def best_guess(guesses, candidates):
    return max(guesses, key=lambda m: len({compute_pattern(m, c) for c in candidates}))
