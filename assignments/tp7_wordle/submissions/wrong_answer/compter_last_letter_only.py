"""Seule la dernière lettre de chaque mot est comptée : les autres colonnes de ta matrice restent à 0. L'instruction qui
ajoute 1 est-elle dans la boucle sur les positions, ou après elle ? Regarde son décalage.
"""


def compter(L):
    C = [[0] * 5 for _ in range(26)]
    for mot in L:
        for j in range(5):
            i = numero_lettre(mot[j])
        C[i][j] += 1
    return C
