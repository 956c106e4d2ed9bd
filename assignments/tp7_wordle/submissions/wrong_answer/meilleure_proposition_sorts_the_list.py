"""Le mot choisi est bon, mais la liste qu'on te donne n'est plus dans le même ordre ensuite : tu la tries ou tu
échanges ses éléments. Cherche un maximum en parcourant la liste sans y toucher, ou trie une copie.
"""


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    L.sort(key=lambda mot: heuristique(C, mot))
    return L[-1]
