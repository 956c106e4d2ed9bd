"""Each digit is computed alone, without changing the code."""


def decode_pattern(code, length):
    return "".join("ryg"[code // 3**i % 3] for i in range(length))
