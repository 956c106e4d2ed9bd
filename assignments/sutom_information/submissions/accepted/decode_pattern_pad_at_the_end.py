"""While there is something left, then grey marks on the right."""


def decode_pattern(code, length):
    res = ""
    while code > 0:
        reste = code % 3
        if reste == 0:
            res += "r"
        elif reste == 1:
            res += "y"
        else:
            res += "g"
        code = (code - reste) // 3
    return res.ljust(length, "r")
