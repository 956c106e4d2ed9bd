"""Ta fonction semble proposer sans fin le même mot. Dans quelle liste cherches-tu la meilleure proposition :
celle de départ, ou celle des mots encore possibles ? Que change la première réponse ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = meilleure_proposition(mots5)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
