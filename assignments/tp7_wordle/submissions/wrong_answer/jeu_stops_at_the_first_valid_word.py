"""Ton jeu s'arrête au premier mot valide, même s'il n'est pas le mot secret. Que dit exactement la condition
de ta boucle : le mot est-il trouvé, ou le mot existe-t-il ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = input("Proposition : ")
    while not valide(proposition):
        print("Mot invalide.")
        proposition = input("Proposition : ")
    print(reponse(mot, proposition))
