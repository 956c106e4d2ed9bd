"""Python s'arrête sur une erreur, car l'indice de ligne que tu donnes à C n'est pas un numéro de 0 à 25 : c'est une
lettre, ou le code de cette lettre. Quelle fonction du TP donne le numéro d'une lettre ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[mot[j]][j]
    return res
