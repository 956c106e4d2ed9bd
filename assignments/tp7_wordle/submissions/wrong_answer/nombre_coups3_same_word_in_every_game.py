"""Tes parties semblent toutes se jouer avec le même mot : elles ont alors toutes le même nombre de coups,
puisque resolution3 ne joue pas au hasard. Combien de fois tires-tu le mot, une fois avant la boucle ou une
fois par partie ?
"""

import random


def nombre_coups3(n):
    mot = random.choice(mots5)
    coups = 0
    for _ in range(n):
        coups += resolution3(mot)
    return coups / n
