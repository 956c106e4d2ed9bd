"""Tes nombres sont en logarithmes népériens : ils sont tous trop petits, dans le même rapport. Dans quelle base compte-t-on
les bits ?
"""

from collections import Counter
from math import log


def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    reste = sum(t / n * log(t) for t in tailles)
    return log(n), log(n) - reste, reste, log(n) - reste
