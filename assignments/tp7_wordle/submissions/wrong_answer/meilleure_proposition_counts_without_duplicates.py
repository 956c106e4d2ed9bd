"""Tu sembles compter une seule fois les mots répétés dans L. L'énoncé utilise compter(L), avec la liste telle
qu'elle est : quel mot faut-il proposer si l'un d'eux est trois fois dans L ?
"""


def meilleure_proposition(L):
    C = compter(sorted(set(L)))
    meilleur = L[0]
    for mot in L:
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
    return meilleur
