"""Ton jeu garde toutes les réponses pour la fin : le joueur propose des mots sans savoir ce qu'ils valent. Affiche
chaque réponse dès que la proposition est faite, avant d'en demander une autre.
"""


def jeu():
    mot = mot_aleatoire(mots5)
    proposition = ""
    reponses = []
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            reponses.append(reponse(mot, proposition))
        else:
            print("Mot invalide.")
    for rep in reponses:
        print(rep)
