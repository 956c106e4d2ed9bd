"""De Morgan: not all the characters are different."""


def appartient(c, s):
    return not all(x != c for x in s)
