"""functools.lru_cache on top of a one-letter helper."""

import functools


def une_lettre(mot, proposition, i):
    if proposition[i] == mot[i]:
        return proposition[i]
    return "*" if mot.count(proposition[i]) else "_"


@functools.lru_cache(maxsize=100_000)
def reponse(mot, proposition):
    return "".join(une_lettre(mot, proposition, i) for i in range(len(mot)))
