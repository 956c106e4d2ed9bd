"""Le dernier mot de la liste n'est jamais gardé, même quand il convient. Pour une liste de trois mots, quels
indices ta boucle parcourt-elle ? Et pour une liste d'un seul mot ?
"""


def possibles(L, proposition, rep):
    res = []
    for i in range(len(L) - 1):
        if reponse(L[i], proposition) == rep:
            res.append(L[i])
    return res
