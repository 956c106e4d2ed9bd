"""Difference of two codes."""


def numero_lettre(c):
    return ord(c) - 97
