"""La moyenne est affichée, mais pas renvoyée. Pour la comparer à celle de nombre_coups, il faut pouvoir la
garder : que vaut m après m = nombre_coups3(10) ?
"""

import random


def nombre_coups3(n):
    coups = 0
    for _ in range(n):
        coups += resolution3(random.choice(mots5))
    print(coups / n)
