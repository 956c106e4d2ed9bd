"""Tu ajoutes les chiffres du motif sans tenir compte de leur place : "rg" et "gr" ont alors le même code. Par quoi faut-il
multiplier chaque chiffre avant de l'ajouter ?
"""


def encode_pattern(pattern):
    total = 0
    for c in pattern:
        if c in "y1":
            total += 1
        if c in "g2":
            total += 2
    return total
