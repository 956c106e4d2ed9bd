"""while True and break; the winning word gets a message instead of a mask."""


def jeu():
    a_trouver = mot_aleatoire(mots5)
    while True:
        essai = input()
        if essai not in mots5:
            print("Mot inconnu")
            continue
        if essai == a_trouver:
            print("Bien joué, c'était", a_trouver)
            break
        print(reponse(a_trouver, essai))
