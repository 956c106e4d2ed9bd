"""The proposal is shown letter by letter, with its positions."""


def resolution():
    L, n = list(mots5), 0
    while len(L) > 0:
        p = mot_aleatoire(L)
        n += 1
        print(" ".join(p))
        print("0 1 2 3 4")
        rep = input("> ")
        if rep == p:
            print("Le mot est", p)
            return n
        L = possibles(L, p, rep)
    print("Erreur")
    return n
