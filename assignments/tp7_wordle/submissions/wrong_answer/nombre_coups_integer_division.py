"""Ta moyenne est toujours un nombre entier : est-ce une division entière, un arrondi, ou bien la valeur du milieu ?
Quelle est la moyenne de 3 et 4 ? Compare ce que donnent 7 // 2, round(7 / 2) et 7 / 2.
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    return coups // n
