"""Ton jeu croit que le mot est trouvé dès que la réponse ne contient plus de « _ ». Mais il peut y rester des « * » :
toutes les lettres y sont, pas encore à leur place. À quoi ressemble la réponse quand le mot est vraiment trouvé ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    rep = "_"
    while "_" in rep:
        proposition = input("Proposition : ")
        if valide(proposition):
            rep = reponse(mot, proposition)
            print(rep)
        else:
            print("Mot invalide.")
