"""Each reply printed twice: alone, then on the line of the turn."""


def jeu():
    secret = mot_aleatoire(mots5)
    tour = 0
    while True:
        mot = input("> ")
        if not valide(mot):
            print("Pas dans la liste")
            continue
        tour += 1
        reponse_du_tour = reponse(secret, mot)
        print(reponse_du_tour)
        print("Tour", tour, ":", mot, "->", reponse_du_tour)
        if mot == secret:
            print("Gagné")
            return tour
