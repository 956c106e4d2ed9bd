"""Ta fonction renvoie toute la liste, dans un autre ordre. On ne demande qu'un seul mot : une fois la liste
mélangée, lequel pourrais-tu prendre ?
"""

import random


def mot_aleatoire(L):
    melange = list(L)
    random.shuffle(melange)
    return melange
