"""Quand il ne reste qu'un mot, cette fonction l'annonce sans le compter, alors que tes autres fonctions le comptent.
Les deux façons sont bonnes, mais l'énoncé demande de garder la même partout, pour pouvoir comparer.
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
    else:
        print("Le mot est", L[0])
    return n
