"""Le dernier mot de la liste ne sort jamais. Quels entiers random.randrange(n) peut-il donner, et quel est
l'indice du dernier mot d'une liste de trois mots ? Essaie aussi ta fonction sur une liste d'un seul mot.
"""

import random


def mot_aleatoire(L):
    return L[random.randrange(len(L) - 1)]
