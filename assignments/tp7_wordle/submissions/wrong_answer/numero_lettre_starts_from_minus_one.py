"""Tes numéros sont tous trop petits d'une unité : tu obtiens -1 pour "a". Combien vaut ord("a") exactement,
et combien retires-tu ?
"""


def numero_lettre(c):
    return ord(c) - 98
