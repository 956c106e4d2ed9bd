"""Takes words out of a copy at random places until only one is left."""

import random


def mot_aleatoire(L):
    restants = L[:]
    if restants == []:
        raise ValueError("la liste est vide")
    while len(restants) > 1:
        restants.pop(random.randrange(len(restants)))
    return restants[0]
