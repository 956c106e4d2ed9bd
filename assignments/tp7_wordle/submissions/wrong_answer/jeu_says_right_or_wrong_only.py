"""Ton jeu dit seulement si la proposition est juste ou fausse. Le joueur doit aussi savoir quelles lettres
sont bien ou mal placées : quelle fonction du TP donne cette information ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if not valide(proposition):
            print("Mot invalide.")
        elif proposition == mot:
            print(True)
        else:
            print(False)
