"""La moyenne est affichée, mais pas renvoyée. Pour comparer deux méthodes, il faudra garder cette valeur :
que vaut m après m = nombre_coups(10) ?
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    print(coups / n)
