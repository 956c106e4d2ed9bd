"""L'ordinateur a trouvé le mot, mais ton programme continue à poser des questions. Quelle réponse de
l'utilisateur montre que la proposition est la bonne ? Que doit devenir alors la boucle ?
"""

import random


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        n += 1
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
