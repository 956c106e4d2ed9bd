"""Ta moyenne est toujours un nombre entier, ce qui cache la différence entre les deux méthodes : est-ce une division
entière, un arrondi, ou bien la valeur du milieu ? Quelle est la moyenne de 3 et 4 ? Compare 7 // 2, round(7 / 2) et 7 /
2.
"""

import random


def nombre_coups3(n):
    coups = 0
    for _ in range(n):
        coups += resolution3(random.choice(mots5))
    return coups // n
