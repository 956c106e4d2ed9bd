"""Quand un mot est deux fois dans L, ta fonction n'en garde qu'un. L'énoncé demande de conserver les mots de
L qui conviennent, tels qu'ils sont : que doit donner possibles(["arbre", "arbre"], "heure", "_*_re") ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep and m not in res:
            res.append(m)
    return res
