"""The proposal stands between brackets, in a sentence where « tente » is a verb."""


def resolution():
    L, n = list(mots5), 0
    while len(L) > 0:
        p = mot_aleatoire(L)
        n += 1
        rep = input(f"Je tente ({p}) : ")
        if rep == p:
            print("Le mot est", p)
            return n
        L = possibles(L, p, rep)
    print("Erreur")
    return n
