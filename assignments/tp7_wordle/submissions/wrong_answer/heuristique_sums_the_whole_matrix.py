"""Tu sembles additionner toutes les cases de C, si bien que tous les mots ont le même score. Combien de cases
faut-il lire pour un mot de cinq lettres, et lesquelles ?
"""


def heuristique(C, mot):
    res = 0
    for i in range(26):
        for j in range(5):
            res += C[i][j]
    return res
