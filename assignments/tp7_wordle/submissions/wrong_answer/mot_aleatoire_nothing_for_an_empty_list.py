"""Avec une liste vide, ta fonction renvoie quelque chose sans rien signaler. L'énoncé demande une erreur : que se
passe-t-il si tu laisses Python faire sans traiter ce cas à part ?
"""

import random


def mot_aleatoire(L):
    if L == []:
        return None
    return random.choice(L)
