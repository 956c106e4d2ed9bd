"""Ton premier mot est tiré au hasard, mais les suivants sont toujours pris à la même place de la liste. Que dit l'énoncé
du choix de chaque proposition ?
"""


def resolution2(mot):
    L = mots5
    proposition = mot_aleatoire(L)
    n = 1
    while proposition != mot:
        L = possibles(L, proposition, reponse(mot, proposition))
        proposition = L[0]
        n += 1
    return n
