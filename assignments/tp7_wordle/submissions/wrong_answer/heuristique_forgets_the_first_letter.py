"""La première lettre du mot ne semble pas comptée. Par quelle valeur ton indice commence-t-il, et quel est
l'indice de la première lettre d'un mot ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(1, len(mot)):
        res += C[numero_lettre(mot[j])][j]
    return res
