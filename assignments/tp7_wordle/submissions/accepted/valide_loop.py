"""Walks through the list and returns at the first equal word."""


def valide(mot):
    for m in mots5:
        if m == mot:
            return True
    return False
