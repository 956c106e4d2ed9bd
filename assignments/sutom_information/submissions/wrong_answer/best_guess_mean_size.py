"""Tu choisis le mot qui laisse le moins de candidats en moyenne. C'est proche, mais ce n'est pas l'entropie : elle prend la
moyenne des logarithmes des tailles.
"""

from collections import Counter


def best_guess(guesses, candidates):
    return min(guesses, key=lambda m: sum(n * n for n in Counter(compute_pattern(m, c) for c in candidates).values()))
