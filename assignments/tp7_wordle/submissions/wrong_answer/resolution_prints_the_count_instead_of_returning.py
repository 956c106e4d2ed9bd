"""Le nombre de coups est affiché, mais ta fonction ne le renvoie pas. Que vaut n après n = resolution() ? Relis le
point 4 de l'énoncé.
"""

import random


def resolution():
    L = mots5
    n = 0
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) > 0:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        n += 1
        L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    print("Trouvé en", n, "coups")
