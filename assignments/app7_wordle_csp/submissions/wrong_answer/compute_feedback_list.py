"""Les couleurs sont bonnes, mais tu renvoies une liste ou un tableau. L'énoncé demande un tuple : lui seul
peut être la clé d'un dictionnaire, et [2, 0] == (2, 0) vaut False.
"""

from collections import Counter


def compute_feedback(guess, answer):
    libres = Counter(a for g, a in zip(guess, answer) if g != a)
    couleurs = []
    for g, a in zip(guess, answer):
        if g != a and libres[g]:
            couleurs.append(1)
            libres[g] -= 1
        else:
            couleurs.append(2 if g == a else 0)
    return couleurs
