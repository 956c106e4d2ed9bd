"""Ta fonction garde des mots qui contiennent une lettre marquée _. Que nous apprend ce symbole ? Avec la
proposition "heure" et la réponse "_*_re", un mot qui contient un u est-il encore possible ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        ok = True
        for i in range(len(rep)):
            if rep[i] == "*":
                if proposition[i] not in m or m[i] == proposition[i]:
                    ok = False
            elif rep[i] != "_" and m[i] != rep[i]:
                ok = False
        if ok:
            res.append(m)
    return res
