"""Ton résultat est cinq fois trop petit : on dirait que tu calcules une moyenne. Si les cinq cases valent 1,
2, 3, 4 et 5, que demande l'énoncé, 15 ou 3 ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j])][j]
    return res / 5
