"""Ta mémoire ne distingue pas la proposition du mot à deviner. Échanger les deux mots change parfois la
réponse : que faut-il retenir ?
"""

from collections import Counter


connues = {}


def compute_pattern(guess, answer):
    cle = frozenset([guess, answer])
    if cle not in connues:
        libres = Counter(a for g, a in zip(guess, answer) if g != a)
        code = 0
        for i, (g, a) in enumerate(zip(guess, answer)):
            if g == a:
                code += 2 * 3**i
            elif libres[g]:
                libres[g] -= 1
                code += 3**i
        connues[cle] = code
    return connues[cle]
