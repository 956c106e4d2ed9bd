"""Tu parcours la liste en prenant chaque mot une fois sur deux : le premier sort une fois sur deux, le suivant une
fois sur quatre, et la fin d'une longue liste presque jamais. Tire directement une position parmi toutes.
"""

import random


def mot_aleatoire(L):
    for mot in L:
        if random.random() < 0.5:
            return mot
    return L[-1]
