"""De temps en temps, l'indice tiré dépasse la fin de la liste. Entre quelles bornes random.randint(a, b)
tire-t-il, et b peut-il sortir ? Pour une liste de trois mots, quel est le plus grand indice permis ?
"""

import random


def mot_aleatoire(L):
    return L[random.randint(0, len(L))]
