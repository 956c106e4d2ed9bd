"""Each reply in a box, a bar between its letters."""


def jeu():
    secret = mot_aleatoire(mots5)
    p = ""
    while p != secret:
        p = input("Mot ? ")
        if valide(p):
            r = reponse(secret, p)
            print("┌─┬─┬─┬─┬─┐")
            print("│" + "│".join(r) + "│")
            print("└─┴─┴─┴─┴─┘")
        else:
            print("Ce mot n'existe pas")
