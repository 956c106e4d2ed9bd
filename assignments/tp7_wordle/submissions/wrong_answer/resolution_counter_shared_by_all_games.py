"""Ton compteur continue d'une partie à l'autre : la deuxième partie compte aussi les coups de la première. Où faut-il
le mettre à zéro pour qu'il reparte à chaque appel ?
"""

coups = 0


def resolution():
    global coups
    L = mots5
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        coups += 1
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return coups
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return coups
