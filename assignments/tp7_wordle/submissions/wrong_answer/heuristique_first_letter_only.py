"""Ta fonction renvoie la valeur de la première lettre, sans attendre les autres. Quand ton return est-il
exécuté ? Regarde son décalage par rapport à la boucle.
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j])][j]
        return res
