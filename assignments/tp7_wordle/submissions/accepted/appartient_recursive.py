"""Recursion on the tail of the string, empty string as the base case."""


def appartient(c, s):
    if s == "":
        return False
    return s[0] == c or appartient(c, s[1:])
