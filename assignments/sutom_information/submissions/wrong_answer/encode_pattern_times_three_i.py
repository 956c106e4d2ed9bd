"""Tu multiplies le chiffre de la position i par 3 × i. Dans une base, les poids ne s'ajoutent pas : chacun vaut trois
fois le précédent. Quel est celui de la position 2 ?
"""


def encode_pattern(pattern):
    total = 0
    for i in range(len(pattern)):
        c = pattern[i]
        d = {"r": 0, "y": 1, "g": 2, "0": 0, "1": 1, "2": 2}[c]
        total += d * 3 * i
    return total
