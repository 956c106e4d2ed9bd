"""Ta fonction garde des mots où une lettre marquée * est à la même place que dans la proposition. Que veut
dire exactement une étoile ? Le mot "genre" peut-il être le mot secret quand "heure" a donné "_*_re" ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        ok = True
        for i in range(len(rep)):
            if rep[i] == "*":
                if proposition[i] not in m:
                    ok = False
            elif rep[i] == "_":
                if proposition[i] in m:
                    ok = False
            elif m[i] != rep[i]:
                ok = False
        if ok:
            res.append(m)
    return res
