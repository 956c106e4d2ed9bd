"""Tes numéros sont justes, mais ce sont des nombres à virgule, comme 3.0. On ne peut pas s'en servir pour lire la
ligne d'une matrice. Quelle opération de ta fonction donne un nombre à virgule ?
"""


def numero_lettre(c):
    return (ord(c) - ord("a")) / 1
