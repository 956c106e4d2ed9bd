"""Beginner's if/else that spells out True and False."""


def valide(mot):
    if mot in mots5:
        return True
    else:
        return False
