"""Quand une lettre revient, tu reprends la case de sa première place. Avec index, quelle position obtiens-tu
pour le second r de "arbre", et laquelle voulais-tu ?
"""


def heuristique(C, mot):
    res = 0
    for c in mot:
        res += C[numero_lettre(c)][mot.index(c)]
    return res
