"""Tu comptes un coup de trop. De quelle valeur part ton compteur, et quand augmente-t-il ? Fais à la main une
partie où le premier mot proposé est le bon : combien dois-tu trouver ?
"""

import random


def resolution2(mot):
    L = mots5
    n = 1
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
