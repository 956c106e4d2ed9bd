"""Tu mélanges la liste même qu'on te donne : après l'appel, ses mots ne sont plus à leur place. Tire plutôt un
numéro au hasard, ou mélange une copie.
"""

import random


def mot_aleatoire(L):
    random.shuffle(L)
    return L[0]
