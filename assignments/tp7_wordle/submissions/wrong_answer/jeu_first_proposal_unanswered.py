"""Ton jeu ne répond pas à la toute première proposition : elle est demandée avant la boucle, puis remplacée par la
suivante sans avoir servi. Où faut-il demander un mot pour que chacun reçoive sa réponse ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    proposition = input("Proposition : ")
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
