"""Ta fonction semble additionner le nombre de mots encore possibles, et non le nombre de propositions. Si le
premier mot proposé est le bon, combien de coups a-t-il fallu ?
"""

import random


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        n += len(L)
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
