"""Un mot qui est plusieurs fois dans la liste n'y compte qu'une fois chez toi. C'est chaque élément de L qui a la
même chance, doublons compris : un mot présent deux fois sort deux fois plus souvent qu'un autre.
"""

import random


def mot_aleatoire(L):
    differents = sorted(set(L))
    return differents[random.randrange(len(differents))]
