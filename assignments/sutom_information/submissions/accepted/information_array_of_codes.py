"""Everything in numpy, from a copy of the codes that is sorted."""

import numpy as np


def information(codes):
    triés = np.sort(np.array(codes))
    coupures = np.flatnonzero(np.diff(triés, prepend=-1, append=-1))
    tailles = np.diff(coupures)
    p = tailles / len(triés)
    h_w, h_y, reste = np.log2(len(triés)), -(p @ np.log2(p)), p @ np.log2(tailles)
    return np.array([h_w, h_y, reste, h_w - reste])
