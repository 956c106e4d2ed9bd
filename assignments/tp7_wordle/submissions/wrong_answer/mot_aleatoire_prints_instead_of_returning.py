"""Ta fonction affiche un mot mais ne le renvoie pas. La suite du TP écrira mot = mot_aleatoire(mots5) : que
contiendra alors la variable mot ?
"""

import random


def mot_aleatoire(L):
    print(L[random.randrange(len(L))])
