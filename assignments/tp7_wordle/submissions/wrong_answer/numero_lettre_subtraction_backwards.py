"""Tu obtiens des nombres négatifs : -1 pour "b", -2 pour "c". Regarde l'ordre de ta soustraction : lequel des
deux codes est le plus grand, celui de "a" ou celui de "b" ?
"""


def numero_lettre(c):
    return ord("a") - ord(c)
