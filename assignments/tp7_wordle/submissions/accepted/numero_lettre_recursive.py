"""The number of the letter before, plus one."""


def numero_lettre(c):
    return 0 if c == "a" else 1 + numero_lettre(chr(ord(c) - 1))
