"""Tes motifs en lettres sont bons, mais index ne trouve pas les chiffres dans "ryg". Le motif peut aussi être
écrit avec 0, 1 et 2.
"""


def encode_pattern(pattern):
    return sum("ryg".index(c) * 3**i for i, c in enumerate(pattern))
