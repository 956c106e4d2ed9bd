"""Ton motif a toujours cinq caractères. Le second paramètre donne la longueur demandée, qui va de 1 à 10 : où l'utilises-tu ?
"""


def decode_pattern(code, length):
    motif = ""
    for _ in range(5):
        motif += "ryg"[code % 3]
        code = code // 3
    return motif
