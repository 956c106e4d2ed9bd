"""Quand plus aucun mot ne convient, ta fonction s'arrête sans rien dire. L'utilisateur ne sait pas qu'il s'est trompé :
affiche un message dans ce cas.
"""


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return n
        L = possibles(L, proposition, rep)
    return n
