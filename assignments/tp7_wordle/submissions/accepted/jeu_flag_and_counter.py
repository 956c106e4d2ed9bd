"""A boolean flag, a counter of attempts, the number of attempts returned."""

import random


def jeu():
    secret = random.choice(mots5)
    gagne = False
    essais = 0
    while not gagne:
        proposition = input("Ton mot de cinq lettres ? ")
        if not valide(proposition):
            print("Ce mot n'est pas dans ma liste.")
        else:
            essais += 1
            print(reponse(secret, proposition))
            gagne = proposition == secret
    print("Gagné en", essais, "coup(s) !")
    return essais
