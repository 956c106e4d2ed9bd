"""Ta fonction renvoie la liste des mots proposés. On demande un nombre : comment passe-t-on de cette liste au
nombre de coups ?
"""

import random


def resolution():
    L = mots5
    essais = []
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) > 0:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        essais.append(proposition)
        L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    return essais
