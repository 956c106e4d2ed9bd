"""Ton jeu dit de recommencer, mais ne montre pas la réponse : sans les lettres, les * et les _, le joueur ne peut
que deviner. Quelle fonction du TP calcule cette réponse, et où faut-il l'afficher ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        while not valide(proposition):
            proposition = input("Mot invalide. Proposition : ")
        if proposition != mot:
            print("Raté, recommence.")
    print("Bravo !")
