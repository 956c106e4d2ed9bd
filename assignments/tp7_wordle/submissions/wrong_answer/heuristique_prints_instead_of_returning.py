"""Ta fonction affiche la somme, mais ne la renvoie pas. Pour comparer deux mots, il faut récupérer leurs
scores : que vaut h après h = heuristique(C, "arbre") ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j])][j]
    print(res)
