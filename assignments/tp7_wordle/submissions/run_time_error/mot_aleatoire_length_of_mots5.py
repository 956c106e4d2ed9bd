"""Ton indice est tiré entre 0 et la longueur de mots5, même quand la liste L est plus courte. Quel indice
pourrait sortir pour une liste L de deux mots ? De quelle liste faut-il prendre la longueur ?
"""

import random


def mot_aleatoire(L):
    return L[random.randrange(len(mots5))]
