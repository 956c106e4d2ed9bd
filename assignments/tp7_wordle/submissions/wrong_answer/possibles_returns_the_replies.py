"""Ta fonction renvoie la liste des réponses, et non celle des mots. Les réponses servent à décider : une fois
que tu as celle du mot m, que dois-tu ajouter au résultat, et à quelle condition ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        res.append(reponse(m, proposition))
    return res
