"""Beginner's while loop with a flag and an index, no early return."""


def appartient(c, s):
    trouve = False
    i = 0
    while i < len(s) and trouve == False:
        if s[i] == c:
            trouve = True
        i = i + 1
    return trouve
