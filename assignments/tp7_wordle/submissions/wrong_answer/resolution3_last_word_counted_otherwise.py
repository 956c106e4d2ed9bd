"""Quand il ne reste qu'un mot, cette fonction s'arrête sans le compter, alors que tes autres fonctions le comptent.
Les deux façons sont bonnes, mais l'énoncé demande de garder la même partout, pour pouvoir comparer.
"""


def resolution3(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = meilleure_proposition(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
