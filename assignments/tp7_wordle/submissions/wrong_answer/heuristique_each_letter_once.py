"""Quand une lettre est deux fois dans le mot, tu ne la comptes qu'une fois. Pour "arbre", combien de valeurs
l'énoncé demande-t-il d'additionner, quatre ou cinq ?
"""


def heuristique(C, mot):
    res = 0
    for c in set(mot):
        res += C[numero_lettre(c)][mot.index(c)]
    return res
