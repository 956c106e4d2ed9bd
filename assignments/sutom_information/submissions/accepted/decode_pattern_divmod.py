"""divmod in a loop, a list joined at the end."""


def decode_pattern(code, length):
    lettres = []
    for i in range(length):
        code, d = divmod(code, 3)
        lettres.append("ryg"[d])
    return "".join(lettres)
