"""functools.cache on top of a recursive helper that yields the colours."""

from functools import cache


def jaunes(lettres, reste):
    if not lettres:
        return []
    tete, *suite = lettres
    if tete is None:
        return [2] + jaunes(suite, reste)
    if tete in reste:
        i = reste.index(tete)
        return [1] + jaunes(suite, reste[:i] + reste[i + 1 :])
    return [0] + jaunes(suite, reste)


@cache
def compute_feedback(guess, answer):
    lettres = [None if g == a else g for g, a in zip(guess, answer)]
    return tuple(jaunes(lettres, [a for g, a in zip(guess, answer) if g != a]))
