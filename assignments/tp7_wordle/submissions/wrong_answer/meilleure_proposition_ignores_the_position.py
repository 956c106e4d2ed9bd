"""Tu sembles compter les lettres sans tenir compte de leur place dans le mot. Une lettre fréquente au début
vaut-elle aussi quelque chose à la fin ? Compare ton score avec heuristique(C, mot) sur une liste de deux
ou trois mots.
"""


def meilleure_proposition(L):
    meilleur = L[0]
    record = -1
    for mot in L:
        h = 0
        for c in mot:
            for autre in L:
                h += list(autre).count(c)
        if h > record:
            record = h
            meilleur = mot
    return meilleur
