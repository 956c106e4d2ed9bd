"""Ton résultat contient des lettres séparées, et non des mots. Essaie à part : que devient res = [] après res
+= "arbre" ? Quelle opération ajoute un mot entier à la fin d'une liste ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res += m
    return res
