"""Tu lis toujours la première colonne de C, pour toutes les lettres. Quand tu passes à la deuxième lettre du
mot, quel indice doit changer aussi ?
"""


def heuristique(C, mot):
    res = 0
    for c in mot:
        res += C[numero_lettre(c)][0]
    return res
