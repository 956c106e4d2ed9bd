"""Ton jeu refuse un mot qui n'est pas dans mots5, mais accepte n'importe quoi juste après. Un if ne vérifie qu'une
fois. Que faut-il pour recommencer tant que le mot ne convient pas ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if not valide(proposition):
            print("Mot invalide.")
            proposition = input("Autre proposition : ")
        print(reponse(mot, proposition))
