"""Ta boucle s'arrête alors qu'il reste deux mots différents possibles : le mot n'est pas trouvé. Si ce sont deux fois
le même mot, on peut s'arrêter ; sinon, il faut continuer. Comment distinguer ces deux cas ?
"""


def resolution2(mot):
    L = mots5
    n = 0
    while len(L) > 2:
        proposition = mot_aleatoire(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
