"""Il manque un coup à ton compte : la dernière proposition, celle qui est la bonne, est un coup comme les autres. À
quel moment ajoutes-tu 1, avant ou après avoir vu que le mot est trouvé ?
"""


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return n
        n += 1
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
