"""Divide and conquer: the two halves are filtered and put end to end."""


def possibles(L, proposition, rep):
    if len(L) == 0:
        return []
    if len(L) == 1:
        return L[:] if reponse(L[0], proposition) == rep else []
    m = len(L) // 2
    return possibles(L[:m], proposition, rep) + possibles(L[m:], proposition, rep)
