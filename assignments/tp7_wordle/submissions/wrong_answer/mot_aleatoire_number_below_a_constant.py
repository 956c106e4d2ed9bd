"""Tu tires un numéro entre des bornes fixées d'avance, puis tu le ramènes dans L. Quand L est plus longue que prévu, sa
fin ne sort jamais. D'après quoi faut-il choisir ces bornes, pour que chaque mot de L ait sa chance ?
"""

import random


def mot_aleatoire(L):
    return L[random.randint(0, 1000) % len(L)]
