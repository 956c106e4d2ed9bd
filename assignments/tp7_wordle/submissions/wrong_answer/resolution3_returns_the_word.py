"""Ta fonction renvoie le mot trouvé, que l'on connaissait déjà. Qu'est-ce qu'on veut comparer entre
resolution2 et resolution3 ?
"""


def resolution3(mot):
    L = mots5
    proposition = ""
    while proposition != mot:
        proposition = meilleure_proposition(L)
        L = possibles(L, proposition, reponse(mot, proposition))
    return proposition
