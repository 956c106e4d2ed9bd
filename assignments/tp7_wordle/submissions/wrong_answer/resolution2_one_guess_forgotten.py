"""Il manque un coup à ton compte : si le premier mot proposé est le bon, tu trouves 0. La proposition qui gagne est un
coup comme les autres : de quelle valeur part ton compteur, et à quel moment ajoutes-tu 1 ?
"""


def resolution2(mot):
    L = mots5
    n = 0
    proposition = mot_aleatoire(L)
    while proposition != mot:
        L = possibles(L, proposition, reponse(mot, proposition))
        proposition = mot_aleatoire(L)
        n += 1
    return n
