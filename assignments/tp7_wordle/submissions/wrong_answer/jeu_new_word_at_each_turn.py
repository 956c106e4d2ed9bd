"""Le mot secret semble changer à chaque proposition. Combien de fois faut-il le tirer au sort dans une partie
? Regarde si ton tirage est avant la boucle ou à l'intérieur.
"""

import random


def jeu():
    while True:
        mot = random.choice(mots5)
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
            if proposition == mot:
                print("Bravo !")
                return None
        else:
            print("Mot invalide.")
