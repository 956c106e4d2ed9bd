"""Ta fonction renvoie la liste des mots proposés. On demande un nombre de coups : comment l'obtenir à partir
de cette liste ?
"""

import random


def resolution2(mot):
    L = mots5
    essais = []
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        essais.append(proposition)
        L = possibles(L, proposition, reponse(mot, proposition))
    return essais
