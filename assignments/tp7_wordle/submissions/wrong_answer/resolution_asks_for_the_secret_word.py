"""Ton programme demande le mot secret, puis joue tout seul. Ici l'ordinateur ne doit pas connaître ce mot :
que doit taper l'utilisateur après chaque proposition ?
"""

import random


def resolution():
    mot = input("Mot secret : ")
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot and len(L) > 0:
        proposition = random.choice(L)
        print(proposition)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    print("Le mot est", proposition)
    return n
