"""A new list filled by a loop."""


def possibles(L, proposition, rep):
    gardes = []
    for m in L:
        if rep == reponse(m, proposition):
            gardes.append(m)
    return gardes
