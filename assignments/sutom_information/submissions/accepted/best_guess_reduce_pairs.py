"""A tournament: the one in place stays unless the challenger is better."""

from functools import reduce


def best_guess(guesses, candidates):
    note = {mot: information(ligne)[3] for mot, ligne in zip(guesses, pattern_matrix(guesses, candidates))}
    return reduce(lambda a, b: b if note[b] - note[a] > 1e-9 else a, guesses)
