"""Ta fonction renvoie le mot trouvé, que l'on connaissait déjà puisque c'est son argument. Qu'est-ce qu'on
cherche à mesurer ici ?
"""

import random


def resolution2(mot):
    L = mots5
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))
    return proposition
