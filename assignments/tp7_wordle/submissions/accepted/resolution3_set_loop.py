"""Stops when one distinct word remains; the list keeps its duplicates."""


def resolution3(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        p = meilleure_proposition(L)
        n += 1
        L = possibles(L, p, reponse(mot, p))
    return n
