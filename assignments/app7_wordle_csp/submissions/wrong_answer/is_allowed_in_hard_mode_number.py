"""Tu renvoies 1 ou 0. L'énoncé demande True ou False : que donnent type(1) et type(True) ?"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    besoin = Counter(letter for letter, color in zip(previous, feedback) if color)
    vertes = all(g == p for g, p, color in zip(guess, previous, feedback) if color == 2)
    return int(vertes and not besoin - Counter(guess))
