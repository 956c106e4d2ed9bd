"""Ta fonction affiche le bon mot, mais ne le renvoie pas. Dans resolution3, ce mot devra être proposé : que
vaut p après p = meilleure_proposition(L) ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = L[0]
    for mot in L:
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
    print(meilleur)
