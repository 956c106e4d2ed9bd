"""Ton code repart de zéro après 255 : c'est assez pour cinq lettres, mais pas pour six. Un entier de Python
n'a pas cette limite.
"""

from collections import Counter


def compute_pattern(guess, answer):
    libres = Counter(a for g, a in zip(guess, answer) if g != a)
    code = 0
    for i, (g, a) in enumerate(zip(guess, answer)):
        if g == a:
            code += 2 * 3**i
        elif libres[g]:
            libres[g] -= 1
            code += 3**i
    return code % 256
