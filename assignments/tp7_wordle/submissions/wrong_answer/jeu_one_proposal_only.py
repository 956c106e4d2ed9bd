"""Ton jeu ne demande qu'une seule proposition, puis s'arrête même si elle est fausse. Combien de fois faut-il
recommencer ? Si tu ne le sais pas d'avance, quel genre de boucle convient ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    proposition = input("Proposition : ")
    if valide(proposition):
        print(reponse(mot, proposition))
        if proposition == mot:
            print("Bravo !")
    else:
        print("Mot invalide.")
