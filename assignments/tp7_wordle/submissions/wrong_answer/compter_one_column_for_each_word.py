"""Ta matrice semble avoir une colonne par mot de L. Dans l'énoncé, la colonne j désigne une position dans le
mot : combien de colonnes faut-il alors, même si L contient mille mots ?
"""

import numpy as np


def compter(L):
    C = np.zeros((26, len(L)))
    for j in range(len(L)):
        for c in L[j]:
            C[ord(c) - ord("a"), j] += 1
    return C
