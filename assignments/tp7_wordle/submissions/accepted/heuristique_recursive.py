"""Recursion on the last letter of the word."""


def heuristique(C, mot):
    if mot == "":
        return 0
    derniere = len(mot) - 1
    return C[ord(mot[-1]) - 97][derniere] + heuristique(C, mot[:-1])
