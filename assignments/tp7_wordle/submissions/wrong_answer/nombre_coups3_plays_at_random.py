"""Ta fonction semble encore faire jouer l'ordinateur au hasard. Quelle est la fonction qui suit
l'heuristique, et laquelle appelles-tu ?
"""

import random


def nombre_coups3(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    return coups / n
