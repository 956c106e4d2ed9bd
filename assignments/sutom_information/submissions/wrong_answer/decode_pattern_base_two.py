"""Tu divises par 2 à chaque étape : il n'y a jamais de vert dans tes motifs. En quelle base le code est-il écrit ?
"""


def decode_pattern(code, length):
    motif = ""
    for _ in range(length):
        motif += "ryg"[code % 2]
        code = code // 2
    return motif
