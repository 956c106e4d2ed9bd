"""randrange on the length of the argument, as the subject suggests."""

from random import randrange


def mot_aleatoire(L):
    indice = randrange(len(L))
    return L[indice]
