"""Pour certains mots, ta fonction ne s'arrête jamais. Si un mot est deux fois dans mots5, combien de mots
reste-t-il dans L une fois qu'il est trouvé ? Relis la condition de ta boucle : à quoi d'autre peut-on
reconnaître la victoire ?
"""

import random


def resolution2(mot):
    def marques(secret):
        return [(c == secret[i], c in secret) for i, c in enumerate(proposition)]

    L = mots5
    n = 0
    while len(L) > 1:
        proposition = random.choice(L)
        n += 1
        L = [m for m in L if marques(m) == marques(mot)]
    return n
