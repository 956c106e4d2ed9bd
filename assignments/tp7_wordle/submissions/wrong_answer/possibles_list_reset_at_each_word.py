"""Ton résultat ne contient jamais plus d'un mot : la liste semble revenir à vide à chaque tour de boucle. Où
se trouve l'instruction qui crée la liste du résultat, avant la boucle ou dedans ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        res = []
        if reponse(m, proposition) == rep:
            res.append(m)
    return res
