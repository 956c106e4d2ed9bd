"""La dernière lettre du mot ne semble pas comptée. Quelles valeurs prend ton indice pour un mot de cinq
lettres ? Écris-les.
"""


def heuristique(C, mot):
    res = 0
    for j in range(len(mot) - 1):
        res += C[numero_lettre(mot[j])][j]
    return res
