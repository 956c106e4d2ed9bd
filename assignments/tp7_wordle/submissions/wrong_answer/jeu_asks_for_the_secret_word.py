"""Ton jeu commence par demander au joueur le mot à chercher. Qui doit choisir ce mot, d'après l'énoncé, et
comment ?
"""


def jeu():
    mot = input("Mot à chercher : ")
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
    print("Bravo !")
