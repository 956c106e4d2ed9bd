"""A first draft that only looks at one letter, then the right version: the last one counts."""


def appartient(c, s):
    for x in s:
        if x == c:
            return True
        else:
            return False


def appartient(c, s):
    for x in s:
        if x == c:
            return True
    return False


appartient("c", "abc")
