"""Recursive; the played word is taken out of the list, then the rest is filtered."""


def resolution3(mot):
    return continuer(mot, list(dict.fromkeys(mots5)))


def continuer(mot, restants):
    p = meilleure_proposition(restants)
    if p == mot:
        return 1
    restants = [m for m in possibles(restants, p, reponse(mot, p)) if m != p]
    return 1 + continuer(mot, restants)
