"""Starts from a and goes up letter by letter."""


def numero_lettre(c):
    n = 0
    courante = "a"
    while courante != c:
        n += 1
        courante = chr(ord(courante) + 1)
    return n
