"""Tu crois avoir trouvé dès que la réponse ne contient plus de « _ ». Mais il peut y rester des « * » : les lettres
sont les bonnes, pas encore leurs places. À quoi ressemble la réponse quand le mot proposé est le bon ?
"""


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        if "_" not in rep:
            print("Le mot est", proposition)
            return n
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
