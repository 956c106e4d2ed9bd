"""The list of words is a default argument, fixed when the function is defined."""


def valide(mot, dictionnaire=mots5):
    return bool([m for m in dictionnaire if m == mot])
