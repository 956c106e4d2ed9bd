"""Ta fonction semble toujours écarter la proposition elle-même. Et si c'était le bon mot ? Fais à la main
possibles(["arbre", "heure"], "heure", "heure").
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if m != proposition and reponse(m, proposition) == rep:
            res.append(m)
    return res
