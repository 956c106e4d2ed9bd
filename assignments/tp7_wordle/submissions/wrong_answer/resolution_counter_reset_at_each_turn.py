"""Ton compteur semble revenir à zéro à chaque proposition : tu obtiens 1 même après une longue partie. Où
l'initialises-tu, avant la boucle ou dedans ?
"""

import random


def resolution():
    L = mots5
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) > 0:
        n = 0
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        n += 1
        L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    return n
