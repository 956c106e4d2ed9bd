"""Asks for the position of the word and catches the failure."""


def valide(mot):
    try:
        return mots5.index(mot) >= 0
    except ValueError:
        return False
