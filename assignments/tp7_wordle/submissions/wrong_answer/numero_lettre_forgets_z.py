"""Tout va bien jusqu'à "y", mais ta fonction ne renvoie rien pour "z". Jusqu'à quel indice va range(25), et
quel est le numéro de "z" ?
"""


def numero_lettre(c):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    for i in range(25):
        if alphabet[i] == c:
            return i
