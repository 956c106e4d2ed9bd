"""Ta liste est presque toujours vide : la proposition et la réponse semblent avoir échangé leurs rôles. Pour
un mot m de L, suppose que m est le mot secret : quelle réponse obtiendrait-on avec cette proposition, et à
quoi faut-il la comparer ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, rep) == proposition:
            res.append(m)
    return res
