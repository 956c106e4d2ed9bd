"""Ton programme pose une seule question puis annonce un mot, même s'il en reste plusieurs possibles. Quand
peut-il être sûr d'avoir trouvé ? Joue une partie à la main avec trois mots possibles.
"""

import random


def resolution():
    L = mots5
    proposition = random.choice(L)
    rep = input("Réponse pour " + proposition + " : ")
    L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", L[0])
    return 1
