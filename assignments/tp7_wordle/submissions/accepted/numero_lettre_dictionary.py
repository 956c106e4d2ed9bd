"""A global dictionary built by enumerate."""

import string

NUMEROS = {lettre: numero for numero, lettre in enumerate(string.ascii_lowercase)}


def numero_lettre(c):
    return NUMEROS[c]
