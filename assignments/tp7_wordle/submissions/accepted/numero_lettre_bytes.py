"""The byte of the encoded character, with its three upper bits dropped."""


def numero_lettre(c):
    (octet,) = c.encode("ascii")
    return (octet & 31) - 1
