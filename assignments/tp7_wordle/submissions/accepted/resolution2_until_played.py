"""Plays until the proposal is the word, last guess counted."""


def resolution2(mot):
    L = mots5
    proposition = mot_aleatoire(L)
    n = 1
    while proposition != mot:
        L = possibles(L, proposition, reponse(mot, proposition))
        proposition = mot_aleatoire(L)
        n = n + 1
    return n
