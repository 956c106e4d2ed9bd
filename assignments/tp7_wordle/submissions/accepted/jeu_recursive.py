"""Each turn is a call of a nested function."""


def jeu():
    mot = mot_aleatoire(mots5)

    def tour(numero):
        proposition = input("Essai n°" + str(numero) + " : ")
        if not valide(proposition):
            print("essai non valide")
            return tour(numero)
        print(reponse(mot, proposition))
        if proposition == mot:
            return numero
        return tour(numero + 1)

    print("Trouvé au bout de", tour(1), "essais")
