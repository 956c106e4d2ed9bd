"""Tu sembles calculer les scores une fois pour toutes, avec tous les mots de mots5. Après une réponse, la
liste des mots possibles a changé : les lettres les plus fréquentes sont-elles restées les mêmes ?
"""


def resolution3(mot):
    C = compter(mots5)
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = L[0]
        for m in L:
            if heuristique(C, m) > heuristique(C, proposition):
                proposition = m
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
