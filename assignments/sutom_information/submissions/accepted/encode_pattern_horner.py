"""Horner's rule, from the last mark to the first."""


def encode_pattern(pattern):
    code = 0
    for c in reversed(pattern):
        code = 3 * code + {"r": 0, "0": 0, "y": 1, "1": 1, "g": 2, "2": 2}[c]
    return code
