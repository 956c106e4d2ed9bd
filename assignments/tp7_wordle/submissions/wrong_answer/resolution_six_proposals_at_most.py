"""L'ordinateur abandonne au bout de six propositions, comme au vrai Wordle. L'énoncé ne met pas de limite : quand
faut-il s'arrêter ?
"""


def resolution():
    L = mots5
    for n in range(1, 7):
        if len(L) == 0:
            print("Aucun mot ne convient.")
            return n
        proposition = mot_aleatoire(L)
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return n
        L = possibles(L, proposition, rep)
    print("J'abandonne.")
    return 6
