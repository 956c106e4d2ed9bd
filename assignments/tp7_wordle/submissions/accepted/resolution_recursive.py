"""A recursive helper carries the list and the number of guesses; the proposal leaves the list."""


def deviner(L, n):
    if L == []:
        print("Je ne trouve pas : une réponse doit être fausse.")
        return n
    proposition = mot_aleatoire(L)
    rep = input("essai " + str(n + 1) + " -> " + proposition + "\n")
    if rep == proposition:
        print("Mot trouvé !")
        return n + 1
    autres = [m for m in possibles(L, proposition, rep) if m != proposition]
    return deviner(autres, n + 1)


def resolution():
    return deviner(mots5, 0)
