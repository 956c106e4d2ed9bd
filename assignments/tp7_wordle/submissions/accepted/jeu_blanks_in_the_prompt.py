"""The letters found so far, or blanks, stand in the prompt."""


def jeu():
    secret = mot_aleatoire(mots5)
    trouve = ["_"] * 5
    while True:
        p = input(" ".join(trouve) + "  essai : ")
        if not valide(p):
            print("Recommence.")
            continue
        r = reponse(secret, p)
        print(r)
        for i in range(5):
            if r[i] not in "*_":
                trouve[i] = r[i]
        if p == secret:
            return
