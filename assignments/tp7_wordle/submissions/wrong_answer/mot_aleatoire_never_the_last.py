"""Le dernier mot de la liste ne sort jamais. Quel est le plus grand numéro que tu peux tirer, et quel est l'indice du
dernier mot d'une liste de trois mots ? Essaie aussi ta fonction sur une liste d'un seul mot.
"""

import random


def mot_aleatoire(L):
    return L[random.randrange(len(L) - 1)]
