"""Ton jeu accepte des mots qui ne sont pas dans mots5, comme "zzzzz", et donne quand même une réponse. Quelle
fonction du TP permet de vérifier un mot ? Que doit voir le joueur quand son mot est refusé ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        print(reponse(mot, proposition))
    print("Bravo !")
