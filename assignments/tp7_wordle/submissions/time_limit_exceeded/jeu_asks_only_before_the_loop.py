"""Ton jeu tourne sans fin : la condition de ta boucle ne peut plus changer si le joueur n'a plus la parole.
Joue à la main une partie qui commence par un mot refusé : à quel moment peut-il en taper un autre ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = input("Proposition : ")
    while proposition != mot:
        if proposition in mots5:
            print(reponse(mot, proposition))
            proposition = input("Proposition : ")
    print(reponse(mot, proposition))
    print("Bravo !")
