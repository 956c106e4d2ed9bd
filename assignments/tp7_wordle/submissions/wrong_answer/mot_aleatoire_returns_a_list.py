"""Ta fonction renvoie une liste qui contient un mot, comme ["arbre"], et non le mot "arbre". Quelle est la
longueur de ce que tu renvoies ? Et celle du mot ?
"""

import random


def mot_aleatoire(L):
    return [L[random.randrange(len(L))]]
