"""Ta fonction renvoie la liste des nombres de coups. Il ne faut qu'un nombre, leur moyenne : comment la
calculerais-tu à la main pour [3, 4, 5] ?
"""

import random


def nombre_coups3(n):
    coups = []
    for _ in range(n):
        coups.append(resolution3(random.choice(mots5)))
    return coups
