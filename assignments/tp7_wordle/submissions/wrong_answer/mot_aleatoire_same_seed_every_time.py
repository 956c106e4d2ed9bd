"""Ta fonction redonne toujours le même mot pour une même liste. As-tu fixé la graine du hasard (random.seed)
à l'intérieur de la fonction ? Que devient la suite des tirages si on la recommence à chaque appel ?
"""

import random


def mot_aleatoire(L):
    random.seed(1)
    return L[random.randrange(len(L))]
