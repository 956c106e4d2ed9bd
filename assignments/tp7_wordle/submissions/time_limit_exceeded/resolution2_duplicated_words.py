"""Pour certains mots, ta fonction ne s'arrête jamais. Si un mot est deux fois dans mots5, combien de mots
reste-t-il dans L une fois qu'il est trouvé ? Relis la condition de ta boucle : à quoi d'autre peut-on
reconnaître la victoire ?
"""


def resolution2(mot):
    L = mots5
    n = 0
    while len(L) > 1:
        proposition = mot_aleatoire(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
