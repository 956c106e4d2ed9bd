"""Ton code semble utiliser la réponse comme si c'était un mot proposé. Pour un mot m de la liste, suppose que
m est le mot secret : quelle réponse obtiendrait-on avec cette proposition, et à quoi faut-il la comparer ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, rep) == reponse(proposition, rep):
            res.append(m)
    return res
