"""Tu sembles lire la ligne de la lettre précédente de l'alphabet. Si les lignes sont numérotées à partir de
0, quelle est la ligne de b, et laquelle lis-tu ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j]) - 1][j]
    return res
