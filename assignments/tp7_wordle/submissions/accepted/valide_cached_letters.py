"""A cached function that compares letter by letter after a check of the length."""

from functools import lru_cache


def egaux(a, b):
    for x, y in zip(a, b):
        if x != y:
            return False
    return True


@lru_cache(maxsize=None)
def valide(mot):
    if len(mot) != 5:
        return False
    return any(egaux(mot, m) for m in mots5)
