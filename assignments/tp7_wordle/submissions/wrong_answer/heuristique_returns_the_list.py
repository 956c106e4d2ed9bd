"""Ta fonction renvoie la liste des cinq valeurs. On veut un seul nombre, pour pouvoir comparer deux mots :
que faut-il faire de ces valeurs ?
"""


def heuristique(C, mot):
    res = []
    for j in range(5):
        res.append(C[numero_lettre(mot[j])][j])
    return res
