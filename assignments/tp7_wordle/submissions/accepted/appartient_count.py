"""Counts the occurrences instead of stopping at the first one."""


def appartient(c, s):
    return s.count(c) > 0
