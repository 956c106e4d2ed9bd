"""Ta fonction semble garder les mots qui ne donnent pas la bonne réponse, et écarter les autres. Teste à la
main le mot "arbre" avec la proposition "heure" et la réponse "_*_re" : faut-il le garder ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) != rep:
            res.append(m)
    return res
