"""Ta fonction renvoie toujours 0, quel que soit le mot. À quel moment d'une partie le nombre de coups doit-il
augmenter ? Cherche cet endroit dans ta boucle.
"""

import random


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
