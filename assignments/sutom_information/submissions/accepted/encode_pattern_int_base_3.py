"""Python reads base 3, once the digits are turned round."""


def encode_pattern(pattern):
    chiffres = pattern.translate(str.maketrans("ryg", "012"))
    return int(chiffres[::-1], 3)
