"""Position in the alphabet written out."""


def numero_lettre(c):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return alphabet.index(c)
