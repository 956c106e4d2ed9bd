"""I(W;Y) est la différence entre l'incertitude avant et l'incertitude après la réponse. Quels sont les deux
nombres que tu soustrais ?
"""

from collections import Counter
from math import log2


def information(codes):
    n, tailles = len(codes), list(Counter(codes).values())
    reste = sum(t / n * log2(t) for t in tailles)
    return log2(n), entropy(tailles), reste, log2(n) - entropy(tailles)
