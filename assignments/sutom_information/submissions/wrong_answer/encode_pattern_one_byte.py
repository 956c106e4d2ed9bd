"""Ton code repart de zéro après 255, or un motif de six couleurs peut valoir 728. Garde le nombre entier."""


def encode_pattern(pattern):
    return sum("ryg012".index(c) % 3 * 3**i for i, c in enumerate(pattern)) % 256
