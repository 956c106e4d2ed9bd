"""Il manque le dernier caractère de ton motif. Combien de tours fait ta boucle pour un motif de longueur 5 ?
"""


def decode_pattern(code, length):
    motif = ""
    for i in range(length - 1):
        motif += "ryg"[code // 3**i % 3]
    return motif
