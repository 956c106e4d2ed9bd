"""Ton résultat ne tient pas compte de la position : il n'a qu'un nombre par lettre. Combien de lignes et de
colonnes la matrice doit-elle avoir, et que désigne le j de C[i][j] ?
"""


def compter(L):
    C = [0] * 26
    for mot in L:
        for c in mot:
            C[ord(c) - ord("a")] += 1
    return C
