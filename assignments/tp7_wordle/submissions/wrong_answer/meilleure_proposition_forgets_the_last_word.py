"""Le dernier mot de la liste n'est jamais proposé, même quand il est le meilleur. Pour une liste de trois
mots, quels indices ta boucle parcourt-elle ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = L[0]
    for i in range(len(L) - 1):
        if heuristique(C, L[i]) > heuristique(C, meilleur):
            meilleur = L[i]
    return meilleur
