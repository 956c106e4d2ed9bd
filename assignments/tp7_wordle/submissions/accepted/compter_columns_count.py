"""Glues the letters of each column into a string and uses str.count."""


def compter(L):
    colonnes = ["".join([mot[j] for mot in L]) for j in range(5)]
    C = []
    for i in range(26):
        C.append([colonne.count(chr(97 + i)) for colonne in colonnes])
    return C
