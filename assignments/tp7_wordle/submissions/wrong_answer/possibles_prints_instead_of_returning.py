"""Ta fonction affiche la liste des mots possibles, mais ne la renvoie pas. Dans resolution, il faudra écrire
quelque chose comme L = possibles(L, proposition, rep) : que vaudrait alors L ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res.append(m)
    print(res)
