"""Tu sembles diviser par le nombre de mots de mots5. Pour une moyenne sur n parties, par quel nombre faut-il
diviser le total ? Essaie avec n = 2 parties, en 3 puis 4 coups.
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    return coups / len(mots5)
