"""Ton jeu affiche le mot à deviner avant que le joueur l'ait trouvé : il n'a plus rien à chercher. Si tu l'affiches
pour tes essais, pense à retirer cette ligne ensuite.
"""


def jeu():
    mot = mot_aleatoire(mots5)
    print("Mot à deviner :", mot)
    proposition = ""
    while proposition != mot:
        proposition = input("Proposition : ")
        if valide(proposition):
            print(reponse(mot, proposition))
        else:
            print("Mot invalide.")
