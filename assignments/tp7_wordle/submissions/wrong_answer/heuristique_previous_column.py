"""Tu sembles lire la colonne d'à côté : pour la lettre en position j, ce n'est pas la colonne j que tu
prends. Que vaut ton indice de colonne pour la toute première lettre du mot ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j])][j - 1]
    return res
