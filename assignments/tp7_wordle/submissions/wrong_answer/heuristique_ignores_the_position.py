"""Pour chaque lettre, tu sembles additionner toute sa ligne, c'est-à-dire toutes les positions. Pour la
première lettre du mot, quelle colonne de C faut-il lire, et elle seule ?
"""


def heuristique(C, mot):
    res = 0
    for c in mot:
        for j in range(5):
            res += C[numero_lettre(c)][j]
    return res
