"""A lambda with functools.reduce."""

from functools import reduce

encode_pattern = lambda pattern: reduce(lambda total, c: 3 * total + "r0y1g2".index(c) // 2, pattern[::-1], 0)
