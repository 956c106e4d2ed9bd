"""Tu sembles calculer la matrice sur mots5, et non sur la liste L. Quand il ne reste que quelques mots
possibles, lesquels doivent servir à compter les lettres ?
"""


def meilleure_proposition(L):
    C = compter(mots5)
    meilleur = L[0]
    for mot in L:
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
    return meilleur
