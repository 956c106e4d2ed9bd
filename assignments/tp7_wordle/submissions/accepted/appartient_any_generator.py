"""any over a generator of comparisons."""


def appartient(c, s):
    return any(c == lettre for lettre in s)
