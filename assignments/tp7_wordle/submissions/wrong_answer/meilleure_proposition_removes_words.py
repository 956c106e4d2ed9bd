"""Le mot choisi est bon, mais il manque ensuite des mots dans la liste qu'on te donne : tu les retires en cherchant
le meilleur. Que deviendra mots5 quand resolution3 te la donnera ? Parcours la liste sans la modifier.
"""


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    meilleur = L.pop()
    while len(L) > 0:
        mot = L.pop()
        if heuristique(C, mot) > heuristique(C, meilleur):
            meilleur = mot
    return meilleur
