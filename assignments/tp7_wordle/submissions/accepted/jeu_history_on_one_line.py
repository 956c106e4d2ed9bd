"""All replies so far in a row, after refusals too."""


def jeu():
    secret = mot_aleatoire(mots5)
    historique = []
    while True:
        p = input("Ton mot : ")
        if p not in mots5:
            print("Inconnu. Historique :", *historique)
            continue
        historique.append(reponse(secret, p))
        print("Historique :", *historique)
        if p == secret:
            break
    print("Bravo")
