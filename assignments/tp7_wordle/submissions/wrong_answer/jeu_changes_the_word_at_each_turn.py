"""Ton jeu tire un nouveau mot avant chaque proposition : les réponses successives ne sont pas celles d'un même mot, et
le joueur ne peut rien en déduire. Où faut-il tirer le mot pour qu'il le reste jusqu'à la fin de la partie ?
"""


def jeu():
    mot = ""
    proposition = None
    while proposition != mot:
        mot = mot_aleatoire(mots5)
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
    print("Bravo !")
