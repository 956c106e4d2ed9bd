"""Après la première réponse, il ne te reste plus aucun mot. Dans quel ordre donnes-tu à possibles la
proposition et la réponse ? Compare avec l'ordre de l'énoncé.
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
        L = possibles(L, rep, proposition)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    return n
