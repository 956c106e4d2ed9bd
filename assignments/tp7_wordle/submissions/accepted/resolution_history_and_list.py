"""What was played, the proposal, and what is left, one below the other."""


def resolution():
    L, n, histoire = list(mots5), 0, []
    while L:
        p = mot_aleatoire(L)
        n += 1
        print("Déjà joué :", *histoire)
        print("Je propose :", p)
        if len(L) < 10: print("Parmi :", *L)
        rep = input("Réponse : ")
        histoire.append(p)
        if rep == p:
            print("Trouvé :", p)
            return n
        L = possibles(L, p, rep)
    print("Aucun mot")
    return n
