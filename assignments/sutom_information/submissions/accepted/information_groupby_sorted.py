"""Sorted codes in runs; one term for each candidate."""

from itertools import groupby
from math import log2


def information(codes):
    n = len(codes)
    tailles = [len(list(g)) for _, g in groupby(sorted(codes))]
    apres = sum(t * log2(t) for t in tailles) / n
    reponse = sum(t * log2(n / t) for t in tailles) / n
    return log2(n), reponse, apres, log2(n) - apres
