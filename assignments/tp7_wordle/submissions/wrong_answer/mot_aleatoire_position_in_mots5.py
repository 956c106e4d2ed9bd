"""Tu tires un numéro d'après la longueur de mots5, puis tu le ramènes dans L. Si L est plus longue que mots5, sa
fin ne sort jamais ; sinon, certains mots sont favorisés. De quelle liste faut-il la longueur ?
"""

import random


def mot_aleatoire(L):
    return L[random.randrange(len(mots5)) % len(L)]
