"""Ta fonction semble choisir le mot qui revient le plus souvent dans L. Ce sont les lettres qu'il faut
regarder : quelle fonction du TP donne le score d'un mot ?
"""


def meilleure_proposition(L):
    meilleur = L[0]
    for mot in L:
        if list(L).count(mot) > list(L).count(meilleur):
            meilleur = mot
    return meilleur
