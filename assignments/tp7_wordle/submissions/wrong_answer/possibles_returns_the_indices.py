"""Ta fonction renvoie les places des mots dans la liste, et non les mots. Si i est la place d'un mot à
garder, que faut-il ajouter au résultat ?
"""


def possibles(L, proposition, rep):
    res = []
    for i in range(len(L)):
        if reponse(L[i], proposition) == rep:
            res.append(i)
    return res
