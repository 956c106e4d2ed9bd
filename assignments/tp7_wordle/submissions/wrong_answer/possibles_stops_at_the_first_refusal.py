"""Ta fonction s'arrête au premier mot qui ne convient pas, sans regarder les suivants. Fais à la main
possibles(["heure", "arbre"], "heure", "_*_re") : après avoir écarté "heure", que reste-t-il à faire ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res.append(m)
        else:
            return res
    return res
