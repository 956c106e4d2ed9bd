"""Ta fonction semble chercher dans mots5 tout entier, et non dans la liste L qu'on lui donne. Que devrait
renvoyer possibles quand L ne contient que deux mots ? Combien peut-elle en garder au plus ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in mots5:
        if reponse(m, proposition) == rep:
            res.append(m)
    return res
