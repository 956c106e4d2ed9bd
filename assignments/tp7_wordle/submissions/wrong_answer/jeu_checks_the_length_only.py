"""Ton jeu refuse les mots trop longs ou trop courts, mais il accepte "zzzzz", qui n'est pas dans mots5. Relis
l'énoncé : quand un mot est-il valide ? Quelle fonction as-tu déjà écrite pour cela ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if len(proposition) == 5:
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
    print("Bravo !")
