"""L'ordinateur propose des mots que les réponses précédentes ont déjà écartés. La fonction possibles ne
modifie pas la liste qu'on lui donne, elle en renvoie une autre : que fais-tu de celle-ci ?
"""

import random


def resolution():
    L = mots5
    n = 0
    while len(L) > 1:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        n += 1
        possibles(L, proposition, rep)
    print("Le mot est", L[0])
    return n
