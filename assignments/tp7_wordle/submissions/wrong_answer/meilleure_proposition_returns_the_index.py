"""Ta fonction renvoie la place du meilleur mot dans L, et non le mot. Si cette place est i, comment
obtiens-tu le mot ?
"""


def meilleure_proposition(L):
    C = compter(L)
    i_max = 0
    for i in range(len(L)):
        if heuristique(C, L[i]) > heuristique(C, L[i_max]):
            i_max = i
    return i_max
