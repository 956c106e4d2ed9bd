"""Ton motif est écrit à l'envers. Le reste de la division par 3 est le chiffre des unités : c'est le premier caractère du
motif, pas le dernier. De quel côté ajoutes-tu chaque nouveau caractère ?
"""


def decode_pattern(code, length):
    motif = ""
    for _ in range(length):
        motif = "ryg"[code % 3] + motif
        code //= 3
    return motif
