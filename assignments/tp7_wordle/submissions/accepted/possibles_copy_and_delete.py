"""Deletes from a copy, from the end so that the indices stay right."""


def possibles(L, proposition, rep):
    copie = L.copy()
    for i in range(len(copie) - 1, -1, -1):
        if reponse(copie[i], proposition) != rep:
            del copie[i]
    return copie
