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


def resolution2(mot):
    L = list(set(mots5))
    for n in range(len(L)):
        if len(L) == 1:
            return n
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))


def resolution3(mot):
    L = list(set(mots5))
    for n in range(len(L)):
        if len(L) == 1:
            return n
        proposition = meilleure_proposition(L)
        L = possibles(L, proposition, reponse(mot, proposition))
