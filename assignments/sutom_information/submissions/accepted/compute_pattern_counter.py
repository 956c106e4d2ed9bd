"""Counts the letters of the answer that are not well placed."""

from collections import Counter


def compute_pattern(guess, answer):
    reste = Counter(b for a, b in zip(guess, answer) if a != b)
    code = 0
    for i, (a, b) in enumerate(zip(guess, answer)):
        if a == b:
            code += 2 * 3**i
        elif reste[a] > 0:
            code += 3**i
            reste[a] -= 1
    return code
