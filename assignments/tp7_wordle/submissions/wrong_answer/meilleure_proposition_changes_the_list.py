"""Le mot choisi est bon, mais la liste qu'on te donne n'est plus la même ensuite : tu la tries, tu échanges ses
éléments ou tu en retires. Que deviendra mots5 si c'est la liste donnée ? Cherche un maximum sans y toucher.
"""


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    L.sort(key=lambda mot: heuristique(C, mot))
    return L[-1]
