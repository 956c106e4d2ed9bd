"""Ton jeu croit que le mot est trouvé dès que la réponse ne contient plus de « * ». Mais il peut y rester des « _ ».
À quoi ressemble la réponse quand le mot est vraiment trouvé ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    rep = "*"
    while "*" in rep:
        proposition = input("Proposition : ")
        if valide(proposition):
            rep = reponse(mot, proposition)
            print(rep)
        else:
            print("Mot invalide.")
