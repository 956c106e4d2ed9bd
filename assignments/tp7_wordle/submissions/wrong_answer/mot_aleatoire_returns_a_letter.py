"""Ta fonction renvoie une seule lettre, et non un mot. On dirait qu'elle tire au hasard deux fois : une fois
dans la liste, une fois dans le mot. Que contient ta variable après le premier tirage ?
"""

import random


def mot_aleatoire(L):
    mot = random.choice(L)
    return mot[random.randrange(len(mot))]
