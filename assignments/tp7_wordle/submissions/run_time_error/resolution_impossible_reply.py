"""Quand l'utilisateur se trompe en tapant sa réponse, il ne reste aucun mot possible et ton programme
s'arrête sur une erreur. Que vaut alors len(L) ? Que pourrais-tu afficher dans ce cas, avant de t'arrêter ?
"""

import random


def resolution():
    L = mots5
    n = 0
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) != 1:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        n += 1
        L = possibles(L, proposition, rep)
    print("Le mot est", L[0])
    return n
