"""Ta fonction renvoie un nombre au hasard, et non un mot. Ce nombre est sans doute une place dans la liste :
comment passe-t-on de la place d'un mot au mot qui s'y trouve ?
"""

import random


def mot_aleatoire(L):
    return random.randrange(len(L))
