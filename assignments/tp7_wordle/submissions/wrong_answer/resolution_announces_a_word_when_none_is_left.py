"""Quand plus aucun mot ne convient, tu annonces quand même le dernier mot proposé comme s'il était trouvé. Après la
boucle, comment savoir pour laquelle des deux raisons elle s'est arrêtée ?
"""


def resolution():
    L = mots5
    n = 0
    rep = ""
    proposition = "?"
    while rep != proposition and len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        L = possibles(L, proposition, rep)
    print("Le mot est", proposition)
    return n
