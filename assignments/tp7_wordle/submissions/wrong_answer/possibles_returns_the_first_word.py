"""Ta fonction ne renvoie qu'un mot, le premier qui convient. Il faut les garder tous : à quel moment de la
boucle ton return est-il exécuté ?
"""


def possibles(L, proposition, rep):
    for m in L:
        if reponse(m, proposition) == rep:
            return m
