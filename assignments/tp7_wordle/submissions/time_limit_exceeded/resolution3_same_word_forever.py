"""Ta fonction semble proposer sans fin le même mot. Dans quelle liste cherches-tu la meilleure proposition :
celle de départ, ou celle des mots encore possibles ? Que change la première réponse ?
"""


def resolution3(mot):
    def marques(secret):
        return [(c == secret[i], c in secret) for i, c in enumerate(proposition)]

    L = mots5
    n = 1
    proposition = meilleure_proposition(L)
    while proposition != mot:
        L = [m for m in L if marques(m) == marques(mot)]
        n += 1
    return n
