"""Les poids de ton nombre sont 1, 2, 4, 8... : c'est la base 2. Combien de chiffres différents y a-t-il dans un motif ?
Avec ta fonction, deux motifs différents ont parfois le même code : trouve-les.
"""


def encode_pattern(pattern):
    valeur = {"r": 0, "y": 1, "g": 2, "0": 0, "1": 1, "2": 2}
    return sum(valeur[c] * 2**i for i, c in enumerate(pattern))
