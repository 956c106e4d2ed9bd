"""Le premier mot de la liste ne sort jamais. À partir de quel nombre tires-tu l'indice, et quel est l'indice
du premier mot ? Essaie ta fonction plusieurs fois sur une liste de deux mots.
"""

import random


def mot_aleatoire(L):
    return L[random.randint(1, len(L) - 1)]
