"""A sum variable and an index."""


def heuristique(C, mot):
    total = 0
    for j in range(5):
        i = numero_lettre(mot[j])
        total += C[i][j]
    return total
