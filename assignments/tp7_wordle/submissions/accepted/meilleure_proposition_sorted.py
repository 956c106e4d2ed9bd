"""Sorts all the words by score and takes the last one."""


def meilleure_proposition(L):
    if not L:
        raise ValueError("aucun mot à proposer")
    C = compter(L)
    return sorted(L, key=lambda m: heuristique(C, m))[-1]
