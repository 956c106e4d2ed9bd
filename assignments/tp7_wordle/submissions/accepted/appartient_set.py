"""Turns the string into a set of characters first."""


def appartient(c, s):
    lettres = set()
    for x in s:
        lettres.add(x)
    return c in lettres
