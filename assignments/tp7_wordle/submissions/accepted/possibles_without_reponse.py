"""Checks each letter against the rule without calling reponse."""


def compatible(m, proposition, rep):
    for i in range(len(rep)):
        p = proposition[i]
        if rep[i] == "_" and p in m:
            return False
        if rep[i] == "*" and (p not in m or m[i] == p):
            return False
        if rep[i] not in "_*" and (m[i] != p or rep[i] != p):
            return False
    return True


def possibles(L, proposition, rep):
    return [m for m in L if compatible(m, proposition, rep)]
