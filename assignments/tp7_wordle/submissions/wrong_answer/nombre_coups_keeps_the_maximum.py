"""Ta fonction semble garder la partie la plus longue, et non la moyenne. Pour trois parties en 2, 3 et 7
coups, que vaut la moyenne, et que renvoies-tu ?
"""

import random


def nombre_coups(n):
    plus_long = 0
    for _ in range(n):
        plus_long = max(plus_long, resolution2(random.choice(mots5)))
    return plus_long
