"""Recursion with default arguments for the remaining words and the count."""

import random


def resolution2(mot, L=None, n=0):
    if L is None:
        L = sorted(set(mots5))
    if len(L) <= 1:
        return n
    p = random.choice(L)
    return resolution2(mot, possibles(L, p, reponse(mot, p)), n + 1)


def resolution3(mot, L=None, n=0):
    if L is None:
        L = sorted(set(mots5))
    if len(L) <= 1:
        return n
    p = meilleure_proposition(L)
    return resolution3(mot, possibles(L, p, reponse(mot, p)), n + 1)


def resolution(L=None, n=0):
    if L is None:
        L = sorted(set(mots5))
    if len(L) == 1:
        print("Voici le mot :", L[0])
        return n
    if len(L) == 0:
        print("Pas de mot possible.")
        return n
    p = random.choice(L)
    print("Est-ce " + p + " ?")
    return resolution(possibles(L, p, input()), n + 1)
