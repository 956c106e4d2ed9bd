"""Tu obtiens beaucoup trop de coups : l'ordinateur semble tirer toujours parmi tous les mots. La fonction
possibles renvoie une nouvelle liste : qu'en fais-tu ? Combien de mots doit contenir L après une première
réponse ?
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
