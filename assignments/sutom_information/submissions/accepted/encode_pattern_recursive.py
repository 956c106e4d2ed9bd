"""The first digit, then three times the rest."""


def encode_pattern(pattern):
    if pattern == "":
        return 0
    if pattern[0] in "g2":
        d = 2
    elif pattern[0] in "y1":
        d = 1
    else:
        d = 0
    return d + 3 * encode_pattern(pattern[1:])
