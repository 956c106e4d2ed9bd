"""The proposal stands in the prompt; stops when one distinct word remains."""

import random


def resolution():
    L = list(set(mots5))
    n = 0
    while len(L) > 1:
        proposition = random.choice(L)
        n += 1
        L = possibles(L, proposition, input("Réponse pour " + proposition + " ? "))
    if len(L) == 0:
        print("Aucun mot ne correspond à tes réponses.")
    else:
        print("C'est", L[0])
    return n
