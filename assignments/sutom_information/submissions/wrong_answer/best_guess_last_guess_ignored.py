"""Ta boucle n'examine pas la dernière proposition de la liste. Jusqu'où va range(a, b) ?"""

from collections import Counter


def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    rang, bits = 0, entropy(Counter(M[0].tolist()).values())
    for i in range(1, len(guesses) - 1):
        h = entropy(Counter(M[i].tolist()).values())
        if h > bits + 1e-9:
            rang, bits = i, h
    return guesses[rang]
