"""Ta fonction semble proposer le mot qui a le plus petit score. Relis la définition de l'heuristique :
veut-on des lettres fréquentes ou des lettres rares ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        C = compter(L)
        proposition = L[0]
        for m in L:
            if heuristique(C, m) < heuristique(C, proposition):
                proposition = m
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
