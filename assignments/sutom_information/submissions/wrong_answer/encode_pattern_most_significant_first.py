"""Tu lis le motif comme un nombre ordinaire, où le premier chiffre compte le plus. Ici, c'est l'inverse : le premier
caractère est le chiffre des unités. Que doit donner "gr" ? Et "rg" ?
"""


def encode_pattern(pattern):
    return int(pattern.replace("r", "0").replace("y", "1").replace("g", "2"), 3)
