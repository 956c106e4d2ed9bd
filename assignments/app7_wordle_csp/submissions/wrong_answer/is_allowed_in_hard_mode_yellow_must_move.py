"""Ta fonction interdit de rejouer une jaune à la même place. C'est ce que ferait un bon joueur, mais la règle
officielle demande seulement que la lettre soit dans le mot.
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    for i, couleur in enumerate(feedback):
        if couleur > 0 and (guess[i] == previous[i]) != (couleur == 2):
            return False
    return all(guess.count(c) >= n for c, n in trouvees.items())
