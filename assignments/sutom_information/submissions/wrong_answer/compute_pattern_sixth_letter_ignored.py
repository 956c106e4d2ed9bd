"""Tu t'arrêtes après cinq lettres. La même fonction sert à SUTOM, où les mots sont plus longs : d'où vient la
longueur d'un mot ?
"""

from collections import Counter


def compute_pattern(guess, answer):
    libres = Counter(a for g, a in zip(guess, answer) if g != a)
    code = 0
    for i, (g, a) in enumerate(zip(guess[:5], answer)):
        if g == a:
            code += 2 * 3**i
        elif libres[g]:
            libres[g] -= 1
            code += 3**i
    return code
