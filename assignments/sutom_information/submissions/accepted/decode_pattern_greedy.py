"""From the largest power down, taking off what fits."""


def decode_pattern(code, length):
    motif = ""
    for i in range(length - 1, -1, -1):
        if code >= 2 * 3**i:
            motif = "g" + motif
            code -= 2 * 3**i
        elif code >= 3**i:
            motif = "y" + motif
            code -= 3**i
        else:
            motif = "r" + motif
    return motif
