"""Tu renvoies la liste des lettres et non une chaîne. Comment coller les éléments d'une liste de chaînes ?
"""


def decode_pattern(code, length):
    lettres = []
    for _ in range(length):
        lettres.append("ryg"[code % 3])
        code = code // 3
    return lettres
