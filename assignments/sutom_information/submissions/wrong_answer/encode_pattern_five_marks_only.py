"""Ta fonction ne lit que les cinq premiers caractères. Un motif peut avoir de 1 à 10 caractères : comment connaître sa
longueur ?
"""


def encode_pattern(pattern):
    total = 0
    for i, c in enumerate(pattern[:5]):
        d = int(c) if c.isdigit() else "ryg".index(c)
        total += d * 3**i
    return total
