"""Ton premier chiffre est multiplié par 3 au lieu de 1. Le chiffre des unités va avec la puissance 3**0 : à partir de
quel nombre comptes-tu les positions ?
"""


def encode_pattern(pattern):
    total = 0
    puissance = 3
    for c in pattern:
        total += ("ryg".index(c) if c in "ryg" else int(c)) * puissance
        puissance *= 3
    return total
