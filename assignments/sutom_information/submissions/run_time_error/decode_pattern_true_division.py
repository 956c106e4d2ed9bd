"""Tu divises avec / : le code devient un nombre à virgule, et un nombre à virgule ne peut pas servir d'indice. Quelle
division de Python donne un entier ?
"""


def decode_pattern(code, length):
    motif = ""
    for _ in range(length):
        motif += "ryg"[code % 3]
        code = code / 3
    return motif
