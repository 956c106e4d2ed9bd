"""Le nombre de coups est affiché, mais pas renvoyé. Dans nombre_coups, il faudra additionner les résultats de
resolution2 : que vaut n après n = resolution2("arbre") ?
"""

import random


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    print(n)
