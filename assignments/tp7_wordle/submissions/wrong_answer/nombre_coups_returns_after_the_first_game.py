"""Ta fonction ne joue qu'une partie, puis divise par n. Le return est-il dans la boucle ou après elle ? Que
devrait-il se passer pour n = 3 ?
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
        return coups / n
