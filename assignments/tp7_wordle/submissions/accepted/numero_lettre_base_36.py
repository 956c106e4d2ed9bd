"""Reads the letter as a digit in base 36."""


def numero_lettre(c):
    return int(c, 36) - 10
