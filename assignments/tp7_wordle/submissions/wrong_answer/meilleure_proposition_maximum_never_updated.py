"""Ta fonction semble renvoyer le dernier mot de la liste. Quand tu trouves un meilleur score, le retiens-tu
pour les comparaisons suivantes ? Suis tes variables à la main sur une liste de trois mots.
"""


def meilleure_proposition(L):
    C = compter(L)
    maxi = 0
    proposition = None
    for mot in L:
        if heuristique(C, mot) > maxi:
            proposition = mot
    return proposition
