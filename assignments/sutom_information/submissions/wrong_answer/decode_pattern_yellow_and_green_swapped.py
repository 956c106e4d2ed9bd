"""Tes jaunes et tes verts sont échangés. Relis le tableau des couleurs : quelle lettre correspond au chiffre 1 ?
"""


def decode_pattern(code, length):
    motif = ""
    for _ in range(length):
        motif += ["r", "g", "y"][code % 3]
        code = code // 3
    return motif
