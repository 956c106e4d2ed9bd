"""Les bons mots sont là, mais dans un autre ordre que celui de L. Compare le résultat avec la liste de départ
: as-tu besoin de trier, ou d'ajouter les mots au début de la liste ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res = [m] + res
    return res
