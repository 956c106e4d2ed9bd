"""Ta fonction renvoie None. Si tu mélanges la liste avec random.shuffle, sais-tu ce que cette instruction
renvoie, et ce que devient la liste de départ ? Essaie-la seule sur une petite liste et affiche les deux.
"""

import random


def mot_aleatoire(L):
    return random.shuffle(L)
