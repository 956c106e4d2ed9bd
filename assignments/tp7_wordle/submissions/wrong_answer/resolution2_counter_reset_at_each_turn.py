"""Ta fonction renvoie toujours 1 : ton compteur semble repartir de zéro à chaque proposition. Où
l'initialises-tu, avant la boucle ou dedans ?
"""

import random


def resolution2(mot):
    L = mots5
    proposition = ""
    while proposition != mot:
        n = 0
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
