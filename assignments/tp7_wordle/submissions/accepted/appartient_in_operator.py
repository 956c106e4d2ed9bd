"""The membership operator says it all."""


def appartient(c, s):
    return c in s
