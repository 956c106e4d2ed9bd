"""Tu sembles garder la plus grande des cinq valeurs, et non leur somme. Si les cases valent 1, 2, 3, 4 et 5,
que doit renvoyer ta fonction ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        if C[numero_lettre(mot[j])][j] > res:
            res = C[numero_lettre(mot[j])][j]
    return res
