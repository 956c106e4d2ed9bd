"""Ta fonction comprend les lettres r, y et g, mais compte 0 pour tous les chiffres. Le motif "22010" est aussi une
écriture permise : que doit valoir son code ?
"""


def encode_pattern(pattern):
    total = 0
    for i, c in enumerate(pattern):
        if c == "y":
            total += 3**i
        elif c == "g":
            total += 2 * 3**i
    return total
