"""Ton jeu s'arrête au bout de six essais, comme le vrai Wordle. Relis l'énoncé : jusqu'à quand faut-il continuer à
demander un mot ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    for essai in range(6):
        proposition = input("Proposition : ")
        while not valide(proposition):
            print("Mot invalide.")
            proposition = input("Proposition : ")
        print(reponse(mot, proposition))
        if proposition == mot:
            print("Bravo !")
            return None
    print("Perdu, le mot était", mot)
