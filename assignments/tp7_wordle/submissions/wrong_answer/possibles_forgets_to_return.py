"""Ta fonction construit une liste mais ne la renvoie pas : elle vaut None. Que deviennent les variables d'une
fonction une fois qu'elle est terminée, si rien n'est renvoyé ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res.append(m)
