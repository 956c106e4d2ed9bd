"""L'ordinateur commence toujours par le même mot : il prend le premier de la liste au lieu d'en tirer un au hasard
parmi ceux qui sont possibles. Quelle fonction as-tu déjà écrite pour cela ?
"""


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = L[0]
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            print("Le mot est", proposition)
            return n
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
