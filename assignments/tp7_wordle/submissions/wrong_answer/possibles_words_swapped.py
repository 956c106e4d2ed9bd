"""Ton code semble échanger les deux mots en appelant reponse. Dans possibles(L, "heure", "_*_re"), quel mot a
été proposé, et lequel joue le rôle du mot secret : "heure" ou le mot m de la liste ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(proposition, m) == rep:
            res.append(m)
    return res
