"""Counts how many times the word is listed: once or twice is fine."""


def valide(mot):
    return mots5.count(mot) >= 1
