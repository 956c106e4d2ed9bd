"""Tu choisis le mot dont le plus grand tiroir est le plus petit : c'est une autre idée, celle du pire des cas. On demande ici
la plus grande entropie, qui est une moyenne.
"""

from collections import Counter


def best_guess(guesses, candidates):
    return min(guesses, key=lambda m: max(Counter(compute_pattern(m, c) for c in candidates).values()))
