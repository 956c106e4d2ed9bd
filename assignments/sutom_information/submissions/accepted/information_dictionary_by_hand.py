"""A dictionary filled by hand; a list comes back."""

import math


def information(codes):
    tiroirs = {}
    for c in codes:
        if c in tiroirs:
            tiroirs[c] = tiroirs[c] + 1
        else:
            tiroirs[c] = 1
    N = len(codes)
    HW = math.log2(N)
    HY = 0
    HWY = 0
    for c in tiroirs:
        p = tiroirs[c] / N
        HY -= p * math.log2(p)
        HWY += p * math.log2(tiroirs[c])
    return [HW, HY, HWY, HW - HWY]
