"""Ton jeu se termine dès que le joueur tape un mot invalide. Il faudrait plutôt lui permettre d'en proposer
un autre. Joue une partie à la main : tu tapes "zzzzz" puis le bon mot. Que devrait-il se passer ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if not valide(proposition):
            print("Mot invalide.")
            return None
        print(reponse(mot, proposition))
    print("Bravo !")
