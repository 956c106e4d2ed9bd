"""Tu additionnes les numéros des lettres, sans jamais regarder ce que contient C. À quoi sert le numéro d'une
lettre dans la matrice : est-ce une valeur, ou la place d'une valeur ?
"""


def heuristique(C, mot):
    res = 0
    for c in mot:
        res += numero_lettre(c)
    return res
