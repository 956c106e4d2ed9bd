"""The mask is shown with a space between the letters, under the proposal shown the same way."""


def jeu():
    mot = mot_aleatoire(mots5)
    proposition = None
    while proposition != mot:
        proposition = input("> ")
        if proposition in mots5:
            print(*proposition)
            print(*reponse(mot, proposition))
        else:
            print("Refusé.")
