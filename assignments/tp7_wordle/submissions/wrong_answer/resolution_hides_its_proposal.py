"""L'utilisateur doit donner la réponse, mais ton programme ne lui montre pas le mot proposé. Mets-toi à sa
place : qu'est-ce qui doit s'afficher avant qu'il puisse répondre ?
"""

import random


def resolution():
    L = mots5
    n = 0
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) > 0:
        proposition = random.choice(L)
        rep = input("Réponse : ")
        n += 1
        L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    return n
