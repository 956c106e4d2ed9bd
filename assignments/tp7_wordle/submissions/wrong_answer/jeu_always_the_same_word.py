"""Le mot à trouver est toujours le premier de mots5, à chaque partie. Comment le choisir au hasard, avec une
fonction que tu as déjà écrite ?
"""


def jeu():
    mot = mots5[0]
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
    print("Bravo !")
