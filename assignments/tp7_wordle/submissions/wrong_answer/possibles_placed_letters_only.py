"""Ta fonction semble ne tenir compte que des lettres bien placées. Que nous apprennent les * et les _ de la
réponse ? Si "heure" a donné "_*_re", le mot secret peut-il être "terre" ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        ok = True
        for i in range(len(rep)):
            if rep[i] == proposition[i] and m[i] != rep[i]:
                ok = False
        if ok:
            res.append(m)
    return res
