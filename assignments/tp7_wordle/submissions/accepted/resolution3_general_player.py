"""One player for every strategy: the choice of the word is an argument."""


def jouer(mot, choisir):
    L = list(mots5)
    coups = []
    while mot not in coups:
        coups.append(choisir(L))
        L = possibles(L, coups[-1], reponse(mot, coups[-1]))
    return len(coups)


def resolution3(mot):
    return jouer(mot, meilleure_proposition)
