"""Ta fonction garde des mots qui ne contiennent pas une lettre marquée *. Une étoile dit deux choses à la
fois : lesquelles ? Le mot "lapin" peut-il être le mot secret quand "arbre" a donné "*____" ? Et "jupon" ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        ok = True
        for i in range(len(rep)):
            if rep[i] == "*":
                if m[i] == proposition[i]:
                    ok = False
            elif rep[i] == "_":
                if proposition[i] in m:
                    ok = False
            elif m[i] != rep[i]:
                ok = False
        if ok:
            res.append(m)
    return res
