"""Quand l'ordinateur vient de proposer le bon mot, tu ajoutes encore un coup après la boucle. Ce mot ne se compte
qu'une fois : dans quel cas seulement reste-t-il une proposition à faire ?
"""


def resolution():
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = mot_aleatoire(L)
        n += 1
        L = possibles(L, proposition, input("Réponse pour " + proposition + " : "))
    if len(L) == 0:
        print("Aucun mot ne convient.")
        return n
    print("Le mot est", L[0])
    return n + 1
