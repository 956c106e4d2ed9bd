"""Ta fonction renvoie la première réponse au lieu de l'afficher, et la partie s'arrête là. Que fait un return
au milieu d'une boucle ? Quelle instruction montre une chaîne au joueur sans quitter la fonction ?
"""

import random


def jeu():
    mot = random.choice(mots5)
    while True:
        proposition = input("Proposition : ")
        if valide(proposition):
            return reponse(mot, proposition)
        print("Mot invalide.")
