"""Ta fonction calcule une somme mais ne la renvoie pas : elle vaut None. Par quelle instruction doit-elle se
terminer ?
"""


def heuristique(C, mot):
    res = 0
    for j in range(5):
        res += C[numero_lettre(mot[j])][j]
