"""Ton motif est écrit avec les chiffres 0, 1, 2. L'énoncé demande les lettres : quelle lettre correspond à chaque
chiffre ?
"""


def decode_pattern(code, length):
    return "".join(str(code // 3**i % 3) for i in range(length))
