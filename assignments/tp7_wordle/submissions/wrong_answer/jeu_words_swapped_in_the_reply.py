"""Les réponses que ton jeu affiche semblent calculées avec les deux mots échangés. Relis l'énoncé de reponse
: lequel de ses deux arguments est le mot secret, lequel est la proposition ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(proposition, mot))
        else:
            print("Mot invalide.")
    print("Bravo !")
