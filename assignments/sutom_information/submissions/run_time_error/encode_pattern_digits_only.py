"""Ta fonction demande à int de lire une lettre, ce qui provoque une erreur. Le motif peut être écrit avec 0, 1, 2 ou avec
r, y, g : comment trouver le chiffre d'une lettre ?
"""


def encode_pattern(pattern):
    return sum(int(c) * 3**i for i, c in enumerate(pattern))
