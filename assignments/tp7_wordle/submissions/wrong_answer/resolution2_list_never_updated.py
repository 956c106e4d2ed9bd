"""Tu obtiens beaucoup trop de coups : l'ordinateur propose encore des mots que les réponses ont déjà écartés. La
fonction possibles renvoie une nouvelle liste : t'en sers-tu au coup suivant ? Combien de mots doit contenir L après une
première réponse ?
"""

import random


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        possibles(L, proposition, reponse(mot, proposition))
    return n
