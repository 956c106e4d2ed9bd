"""Quand ton jeu refuse une proposition, il recommence une partie : le mot à deviner n'est plus le même, et les
réponses déjà affichées ne valent plus rien. Comment redemander une proposition sans tirer un autre mot ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if not valide(proposition):
            print("Mot invalide.")
            return jeu()
        print(reponse(mot, proposition))
    print("Bravo !")
