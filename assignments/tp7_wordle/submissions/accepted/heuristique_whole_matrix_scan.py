"""Walks through all the 130 cells and adds those that belong to the word."""


def heuristique(C, mot):
    return sum(C[i][j] for i in range(26) for j in range(5) if mot[j] == chr(97 + i))
