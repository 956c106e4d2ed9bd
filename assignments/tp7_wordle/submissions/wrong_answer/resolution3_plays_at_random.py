"""Ta fonction semble encore proposer des mots au hasard, comme resolution2 : deux parties sur le même mot ne
donnent pas toujours le même nombre de coups. Quelle fonction doit maintenant choisir la proposition ?
"""

import random


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
