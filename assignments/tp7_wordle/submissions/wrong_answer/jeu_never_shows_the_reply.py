"""Ton jeu ne montre jamais la réponse (les lettres, les * et les _) : le joueur ne sait pas quelles lettres
sont bien ou mal placées. Ton code appelle-t-il reponse, et que fait-il de la chaîne obtenue ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            rep = reponse(mot, proposition)
        else:
            print("Mot invalide.")
    print("Bravo !")
