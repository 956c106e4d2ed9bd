"""Quand le reste du code vaut 0, ta fonction s'arrête, et il manque des caractères à la fin du motif. Combien de
caractères doit avoir decode_pattern(2, 4) ?
"""


def decode_pattern(code, length):
    motif = ""
    while code != 0:
        motif += "ryg"[code % 3]
        code //= 3
    return motif
