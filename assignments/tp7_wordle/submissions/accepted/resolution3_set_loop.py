"""Stops when one distinct word remains; the list keeps its duplicates."""


def resolution3(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        p = meilleure_proposition(L)
        n += 1
        L = possibles(L, p, reponse(mot, p))
    return n


def resolution2(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        p = mot_aleatoire(L)
        n += 1
        L = possibles(L, p, reponse(mot, p))
    return n


def resolution():
    L = mots5
    n = 0
    while len(set(L)) > 1:
        p = mot_aleatoire(L)
        n += 1
        L = possibles(L, p, input(f"{p} ? "))
    if len(L) > 0:
        print(f"{L[0]} !")
    else:
        print("Il y a une erreur dans tes réponses.")
    return n
