"""Le joueur a trouvé le mot, mais ton jeu lui demande encore une proposition. Qu'est-ce qui doit faire sortir
de la boucle ? Joue à la main une partie où le premier mot proposé est le bon.
"""

import random


def jeu():
    mot = random.choice(mots5)
    while True:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
            if proposition == mot:
                print("Bravo !")
        else:
            print("Mot invalide.")
