"""Ton compteur continue d'une partie à l'autre : chaque appel compte aussi les coups des précédents. Où faut-il le
mettre à zéro pour qu'il reparte à chaque partie ?
"""

coups = 0


def resolution2(mot):
    global coups
    L = mots5
    proposition = ""
    while proposition != mot:
        proposition = mot_aleatoire(L)
        coups += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return coups
