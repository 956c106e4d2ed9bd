"""Tu renvoies le code sous forme de chaîne, entre guillemets. La suite du sujet a besoin d'un nombre : quelle
conversion est de trop ?
"""


def encode_pattern(pattern):
    return str(sum((int(c) if c in "012" else "ryg".index(c)) * 3**i for i, c in enumerate(pattern)))
