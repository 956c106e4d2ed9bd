"""Tes comptes sont justes, mais tu retires les mots de la liste en les comptant : après l'appel, elle est vide.
Celui qui te l'a donnée en a encore besoin. Comment parcourir une liste sans la modifier ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, 5), dtype=int)
    while len(L) > 0:
        mot = L.pop()
        for j in range(5):
            C[numero_lettre(mot[j]), j] += 1
    return C
