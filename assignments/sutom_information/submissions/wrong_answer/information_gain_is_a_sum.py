"""Ton information mutuelle est la somme de H(W) et de H(W|Y). L'information est ce que l'on ne cherche plus : comment
passe-t-on de l'incertitude d'avant à celle d'après ?
"""

from collections import Counter
from math import log2


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) + reste
