"""Stops when a single distinct word remains."""

import random


def resolution2(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = random.choice(L)
        L = possibles(L, proposition, reponse(mot, proposition))
        n += 1
    return n


def resolution():
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = random.choice(L)
        rep = input("Ma proposition est " + proposition + ". Réponse : ")
        L = possibles(L, proposition, rep)
        n += 1
    if not L:
        print("Aucun mot ne va.")
        return n
    print("C'était " + L[0])
    return n


def resolution3(mot):
    L = mots5
    n = 0
    while len(set(L)) > 1:
        proposition = meilleure_proposition(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
