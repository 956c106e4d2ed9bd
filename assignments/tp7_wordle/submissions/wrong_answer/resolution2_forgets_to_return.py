"""La partie se joue, mais ta fonction ne renvoie rien : elle vaut None. Que demande l'énoncé une fois le mot
trouvé ?
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
