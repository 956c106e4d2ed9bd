"""Ta fonction cherche le meilleur mot mais ne le renvoie pas : elle vaut None. Une fois la boucle terminée,
que reste-t-il à écrire ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = L[0]
    for mot in L:
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
