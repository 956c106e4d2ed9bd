"""A nested loop insists until the word is valid; the refusal stands in the prompt itself."""


def demander():
    mot = input("Proposition : ")
    while not valide(mot):
        mot = input(f"« {mot} » n'est pas accepté, autre proposition : ")
    return mot


def jeu():
    secret = mot_aleatoire(mots5)
    proposition = demander()
    while proposition != secret:
        print("  ", reponse(secret, proposition))
        proposition = demander()
    print("Félicitations :", secret)
