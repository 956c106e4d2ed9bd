"""Ton programme ne pose aucune question : il choisit un mot et le devine lui-même. Dans resolution, c'est
l'utilisateur qui connaît le mot secret. Avec quelle fonction Python peux-tu lui demander sa réponse ?
"""

import random


def resolution():
    mot = random.choice(mots5)
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    print("Le mot est", proposition)
    return n
