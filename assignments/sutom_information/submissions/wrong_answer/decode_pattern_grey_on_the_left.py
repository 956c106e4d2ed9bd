"""Ta fonction complète le motif avec des gris à gauche. Les zéros qui manquent sont ceux des plus grandes puissances de
3 : de quel côté du motif sont-elles ?
"""


def decode_pattern(code, length):
    motif = ""
    while code > 0:
        motif += "ryg"[code % 3]
        code //= 3
    return motif.rjust(length, "r")
