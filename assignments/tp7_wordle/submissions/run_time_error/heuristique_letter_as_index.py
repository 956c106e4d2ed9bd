"""Ton code se sert d'une lettre comme indice de la matrice, et Python s'arrête sur une erreur. Une ligne de C
se désigne par un numéro : quelle fonction du TP donne le numéro d'une lettre ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[mot[j]][j]
    return res
