"""Ta fonction semble écarter une lettre marquée _ seulement à la place où elle a été proposée. D'après
l'énoncé de reponse, où cette lettre peut-elle encore se trouver dans le mot secret ? Regarde le u du mot
"ouvre" quand "heure" a donné "_*_re".
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        ok = True
        for i in range(len(rep)):
            if rep[i] == "*":
                if proposition[i] not in m or m[i] == proposition[i]:
                    ok = False
            elif rep[i] == "_":
                if m[i] == proposition[i]:
                    ok = False
            elif m[i] != rep[i]:
                ok = False
        if ok:
            res.append(m)
    return res
