"""La partie finit sans que le mot trouvé soit affiché. L'énoncé le demande, même quand l'ordinateur vient de le
proposer : à quel endroit de ta fonction sais-tu que c'est le bon ?
"""


def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input("Réponse pour " + proposition + " : ")
        if rep == proposition:
            return n
        L = possibles(L, proposition, rep)
    print("Aucun mot ne convient.")
    return n
