"""Tu sembles chercher le meilleur mot dans mots5 tout entier, et non dans la liste L. Que doit renvoyer
meilleure_proposition(["zebus"]), où il n'y a qu'un mot ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = mots5[0]
    for mot in mots5:
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
    return meilleur
