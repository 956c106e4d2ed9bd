"""Tu ne gardes que la valeur de la dernière lettre : chaque tour de boucle remplace la valeur précédente.
Quelle est la différence entre res = x et res += x ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res = C[numero_lettre(mot[j])][j]
    return res
