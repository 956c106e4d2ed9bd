"""Toutes les lignes de ta matrice changent en même temps : ce sont 26 fois la même liste. Essaie M = [[0] *
2] * 3, puis M[0][0] = 1, et affiche M. Comment créer 26 lignes vraiment différentes ?
"""


def compter(L):
    C = [[0] * 5] * 26
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - ord("a")][j] += 1
    return C
