"""Dans ta fonction, le vert vaut 1 et le jaune 2. Relis le tableau des couleurs : laquelle des deux vaut 2 ?
"""


def encode_pattern(pattern):
    valeur = {"r": 0, "g": 1, "y": 2, "0": 0, "1": 1, "2": 2}
    return sum(valeur[c] * 3**i for i, c in enumerate(pattern))
