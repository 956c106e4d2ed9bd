"""Tu compares codes à une liste vide : avec un tableau numpy, == compare case par case. La liste n'est jamais
vide, d'après l'énoncé : ce cas est-il utile ?
"""

from collections import Counter
from math import log2


def information(codes):
    if codes == []:
        return 0, 0, 0, 0
    n, tailles = len(codes), list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - reste
