"""Recursive dichotomy in a sorted copy of the list."""


def chercher(mot, L, debut, fin):
    if debut >= fin:
        return False
    milieu = (debut + fin) // 2
    if L[milieu] == mot:
        return True
    if L[milieu] < mot:
        return chercher(mot, L, milieu + 1, fin)
    return chercher(mot, L, debut, milieu)


def valide(mot):
    L = sorted(mots5)
    return chercher(mot, L, 0, len(L))
