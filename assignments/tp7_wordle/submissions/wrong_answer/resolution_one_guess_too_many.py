"""Tu comptes un coup de trop à chaque partie. Un coup est une proposition : si la première est la bonne, combien de
coups faut-il ? Regarde d'où part ton compteur.
"""


def resolution():
    L = mots5
    n = 1
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return n
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
