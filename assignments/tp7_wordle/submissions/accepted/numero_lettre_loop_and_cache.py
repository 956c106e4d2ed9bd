"""A cached search with enumerate."""

from functools import cache


@cache
def numero_lettre(c):
    for rang, lettre in enumerate("abcdefghijklmnopqrstuvwxyz"):
        if lettre == c:
            return rang
