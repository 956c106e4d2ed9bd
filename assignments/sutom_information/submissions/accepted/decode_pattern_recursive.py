"""One mark, then the rest."""


def decode_pattern(code, length):
    if length == 0:
        return ""
    return "ryg"[code % 3] + decode_pattern(code // 3, length - 1)
