"""Ta fonction attend encore une réponse tapée au clavier. L'ordinateur connaît ici le mot secret : quelle
fonction du TP peut répondre à la place de l'utilisateur ?
"""

import random


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, input("Réponse pour " + proposition + " : "))
    return n
