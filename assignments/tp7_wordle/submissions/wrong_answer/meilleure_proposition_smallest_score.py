"""Ta fonction semble choisir le mot qui a le plus petit score. Dans quel sens écris-tu ta comparaison, et
avec quelle valeur de départ ? Essaie sur ["arbre", "autre", "zebus"].
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = L[0]
    for mot in L:
        if heuristique(C, mot) < heuristique(C, meilleur):
            meilleur = mot
    return meilleur
