"""Membership in the global list."""


def valide(mot):
    return mot in mots5
