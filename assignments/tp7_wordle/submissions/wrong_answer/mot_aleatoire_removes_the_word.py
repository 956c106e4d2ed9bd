"""Le mot tiré disparaît de la liste qu'on te donne. Celui qui appelle ta fonction s'en sert encore après : que
restera-t-il de mots5 au bout de quelques parties ? Cherche comment lire un élément sans le retirer.
"""

import random


def mot_aleatoire(L):
    return L.pop(random.randrange(len(L)))
