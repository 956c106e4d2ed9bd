"""Ta fonction affiche le motif, mais ne le renvoie pas. Quelle instruction rend une valeur à qui appelle la fonction ?
"""


def decode_pattern(code, length):
    print("".join("ryg"[code // 3**i % 3] for i in range(length)))
