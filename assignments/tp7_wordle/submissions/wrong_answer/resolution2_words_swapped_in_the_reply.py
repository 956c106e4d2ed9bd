"""Pour choisir les mots encore possibles, tu sembles appeler reponse avec ses deux mots échangés. Relis l'énoncé de
reponse : lequel de ses arguments est le mot à deviner, lequel est la proposition ?
"""


def resolution2(mot):
    L = mots5
    n = 0
    proposition = None
    while proposition != mot:
        proposition = mot_aleatoire(L)
        n += 1
        if proposition != mot:
            L = [m for m in L if reponse(proposition, m) == reponse(proposition, mot)]
    return n
