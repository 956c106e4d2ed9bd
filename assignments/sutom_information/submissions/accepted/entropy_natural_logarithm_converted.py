"""Natural logarithms, divided by the logarithm of 2 at the end."""

import math


def entropy(counts):
    positifs = list(filter(None, counts))
    t = math.fsum(positifs)
    return math.fsum(-(c / t) * math.log(c / t) for c in positifs) / math.log(2)
