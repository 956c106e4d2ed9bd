"""Quand aucun mot ne convient, ta fonction ne renvoie rien (None). La liste des mots possibles existe encore : c'est
la liste vide. Que fait ta fonction si elle ne passe pas par le return ?
"""


def possibles(L, proposition, rep):
    gardes = [mot for mot in L if reponse(mot, proposition) == rep]
    if len(gardes) > 0:
        return gardes
