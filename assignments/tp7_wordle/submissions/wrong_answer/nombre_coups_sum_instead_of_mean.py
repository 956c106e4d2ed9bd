"""Ta fonction renvoie le total des coups, et non la moyenne. Si tu joues deux parties, en 3 puis 4 coups, que
doit-elle renvoyer ?
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    return coups
