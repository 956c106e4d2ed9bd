"""Ta fonction ne regarde que le premier mot de la liste : elle renvoie son résultat dès la fin du premier
tour de boucle. Regarde comment ton return est décalé par rapport au for. Quand le résultat est-il complet
?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res.append(m)
        return res
    return res
