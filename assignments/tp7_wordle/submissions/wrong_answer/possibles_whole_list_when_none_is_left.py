"""Quand aucun mot ne convient, tu renvoies toute la liste L. Aucun de ses mots n'est pourtant possible : le bon
résultat est alors une liste vide, et c'est ce qui permettra de voir que l'utilisateur s'est trompé.
"""


def possibles(L, proposition, rep):
    gardes = [mot for mot in L if reponse(mot, proposition) == rep]
    if gardes == []:
        return L
    return gardes
