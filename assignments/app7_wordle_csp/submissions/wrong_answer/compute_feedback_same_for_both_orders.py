"""Ta mémoire ne distingue pas la proposition du secret : elle rend pour TUEUR contre ERRER la réponse déjà
calculée pour ERRER contre TUEUR. Que faut-il retenir de plus ?
"""

from collections import Counter


connues = {}


def compute_feedback(guess, answer):
    cle = frozenset((guess, answer))
    if cle not in connues:
        libres = Counter(a for g, a in zip(guess, answer) if g != a)
        couleurs = []
        for g, a in zip(guess, answer):
            if g != a and libres[g]:
                couleurs.append(1)
                libres[g] -= 1
            else:
                couleurs.append(2 if g == a else 0)
        connues[cle] = tuple(couleurs)
    return connues[cle]
